import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A ruleset's copy of the reference is the same as the master copy, where somebody keeps one beside the checkout. */
export const describeCopy = (ruleset: string, files: readonly string[]): void => describe('this copy of the reference', () => {
  const copy = path.join(__dirname, ruleset);
  const master = path.resolve(__dirname, '..', '..', '..', 'shared', 'reference', ruleset);
  if (!existsSync(master)) {
    test('no reference beside this checkout: nothing to compare with', () => {
      expect(files.every((file) => existsSync(path.join(copy, file)))).toBe(true);
    });
  } else {
    test.each(files)('%s is the same as the one beside the checkout', (file) => {
      const [here, there] = [copy, master].map((folder) => readFileSync(path.join(folder, file), 'utf8'));
      expect(here === there ? 'same' : `${file} differs: copy it from ../shared/reference/${ruleset}, or take the change there`).toBe('same');
    });
  }
});
