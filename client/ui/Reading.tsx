import { createContext, use, type MouseEvent, type ReactNode } from 'react';

/** Shows rules or cards beside the table, by their address; null on a page without a table. */
type Read = ((address: string) => void) | null;
export const ReadContext = createContext<Read>(null);

/**
 * Shows beside the table what a link leads to, where there is a table and the click asks for no tab or window of its own.
 * @returns whether it did; else the link leads there as any other
 */
export function readBeside(event: MouseEvent, read: Read, address: string): boolean {
  if (!read || event.metaKey || event.ctrlKey || event.shiftKey) return false;
  event.preventDefault();
  read(address);
  return true;
}

interface Props {
  /** Of rules or cards, with the place in them. */
  address: string;
  /** Called when they are shown beside the table. */
  onRead?(): void;
  children: ReactNode;
}

/** A link to rules or cards: at a table they are read beside it, elsewhere in a tab of their own. */
export function ReadLink({ address, onRead, children }: Props) {
  const read = use(ReadContext);
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (readBeside(event, read, address)) onRead?.();
      }}
    >
      {children}
    </a>
  );
}
