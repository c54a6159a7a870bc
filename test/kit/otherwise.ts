import * as zod from 'zod/mini';

/**
 * Loads a part of the program with other values for some constants of a module. @param file the module's path, as `require.resolve` gives it
 * @param load imports what is wanted, anew
 */
export async function otherwise<M>(file: string, constants: object, load: () => Promise<M>): Promise<M> {
  let loaded: M | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock(file, () => ({ ...jest.requireActual<object>(file), ...constants }));
    // These are not ours, and slow to load.
    jest.doMock('zod/mini', () => zod);
    loaded = await load();
  });
  jest.dontMock(file);
  jest.dontMock('zod/mini');
  return loaded as M;
}
