import { z } from 'zod';

/** Characters that show nothing, break the line or turn the words after them round. */
const TRICKY = /[\p{Control}\p{Line_Separator}\p{Paragraph_Separator}\u202a-\u202e\u2066-\u2069]/u;

/** A visible character. Unicode counts fillers as letters, and two blank signs as symbols: neither is one. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** How many characters as they are sent may become one as it is written. */
const COMPOSED = 5;

/** What people read of each other, a name or a message: one line of at most so many characters, some of them visible. */
export const oneLine = (longest: number) =>
  z
    .string()
    .max(longest * COMPOSED)
    .transform((text) => text.normalize().trim())
    .pipe(z.string().min(1).max(longest))
    .refine((text) => !TRICKY.test(text) && VISIBLE.test(text), 'must be one line of visible characters');
