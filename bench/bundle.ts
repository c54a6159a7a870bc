import type { Page } from 'playwright-core';
import { besides, scriptsOfLobby, scriptsOfTable, sum, type Weights } from '../test/e2e/support/scripts';
import { atMost, shown, type Figure, type Line } from './figure';
import { ofFullTables } from './fullTables';

const KB = 1024;

/** Most that the lobby's first load may weigh, what a table loads besides, and a ruleset's pictures, in KB. */
const LOBBY = 200;
const TABLE = 300;
const PICTURES = 60;

/** A line on scripts that may weigh so much. @param bytes gzipped @param most in KB */
const line = (what: string, bytes: number, most: number): Line => ({
  what: `${what}, scripts gzipped`,
  value: `${shown(bytes / KB)} KB`,
  ...atMost(bytes / KB, most, ' KB'),
});

/** What the lobby and a full table of each ruleset load, in Chromium; null where there is none. */
export const bundle: Figure = {
  name: 'bundle',
  async measure() {
    let lobby: Line | undefined;
    const tables = await ofFullTables(async (browser, { url, ruleset, match }, { title }) => {
      /** What scripts weigh that a browser with nothing in it loads. */
      const afresh = async (load: (page: Page) => Promise<Weights>): Promise<Weights> => {
        const context = await browser.newContext({ baseURL: url });
        try {
          return await load(await context.newPage());
        } finally {
          await context.close();
        }
      };
      const table = (plain: boolean) => afresh((page) => scriptsOfTable(page, plain, ruleset, match));
      lobby ??= line(
        'first load of the lobby with its pictures',
        sum(await afresh((page) => scriptsOfLobby(page, false))),
        LOBBY,
      );
      const before = await afresh((page) => scriptsOfLobby(page, true));
      const plain = await table(true);
      return [
        line(`${title}: what a table loads besides the lobby`, sum(besides(plain, before)), TABLE),
        line('– its pictures', sum(besides(await table(false), plain)), PICTURES),
      ];
    });
    return tables && [...(lobby ? [lobby] : []), ...tables];
  },
};
