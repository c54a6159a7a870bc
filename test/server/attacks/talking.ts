/** Attacks through the chat. */
import type { Child } from '../../load/child';
import type { Attack, Loot } from './attack';
import { seated, Wire } from './victim';

const found = (what: string, is: unknown): Loot => (is ? [what] : []);

/** What Bob hears while somebody speaks. @param act speaks, beside Ann, who sits at his table */
async function heard(target: Child, act: (ann: Wire, matchID: string) => Promise<void>): Promise<string[]> {
  const { matchID, chairs } = await seated(target);
  const [ann, bob] = [new Wire(target), new Wire(target)];
  try {
    await ann.sit(chairs[0]);
    await bob.sit(chairs[1]);
    await act(ann, matchID);
    await bob.done();
    return bob.frames.flatMap(([event, , message]) =>
      event === 'chat' ? [String((message as { payload?: unknown }).payload)] : [],
    );
  } finally {
    ann.close();
    bob.close();
  }
}

/** Lines that would be read as something else than what was said, or as nothing. */
const LINES: [name: string, text: string][] = [
  ['of several lines', 'hello\nBob: I give up'],
  ['of characters that are commands', 'hello\u001b[2J\u0007'],
  ['that turns the words after it round', 'hello \u202e.wen'],
  ['that encloses what comes after it', 'hello \u2067 there'],
  ['of nothing to be seen', '\u200b\u2060\u3164'],
];

/** How many messages are more than anybody types. */
const FLOOD = 60;

export const talking: Attack[] = [
  ...LINES.map(([name, text]): Attack => ({
    fact: '§5',
    name: `nobody is sent a message ${name}`,
    run: async (target) => {
      const lines = await heard(target, async (ann, matchID) => {
        ann.say('chat', matchID, { id: 'a', sender: '0', payload: text }, ann.chair.credentials);
        await ann.done();
      });
      return found(`a message ${name}`, lines.length > 0);
    },
  })),
  {
    fact: '§5',
    name: 'who has no seat at the table is not heard there',
    harmless: true,
    run: async (target) => {
      const lines = await heard(target, async (ann, matchID) => {
        const elsewhere = await seated(target);
        const [guest, stranger, watcher] = [new Wire(target), new Wire(target), new Wire(target)];
        await guest.sit(elsewhere.chairs[0]);
        await watcher.sit({ matchID, playerID: null });
        guest.say(
          'chat',
          matchID,
          { id: 'a', sender: '0', payload: 'from another table' },
          elsewhere.chairs[0].credentials,
        );
        stranger.say('chat', matchID, { id: 'b', sender: '0', payload: 'from the street' }, 'a guess');
        watcher.say('chat', matchID, { id: 'c', sender: '0', payload: 'from the gallery' });
        for (const wire of [guest, stranger, watcher]) {
          await wire.done();
          wire.close();
        }
        await ann.done();
      });
      return lines.flatMap((line) => found(`a word ${line}`, true));
    },
  },
  {
    fact: '§5',
    name: 'nobody talks without end',
    on: 'limits',
    run: async (target) => {
      const lines = await heard(target, async (ann, matchID) => {
        for (let i = 0; i < FLOOD; i++)
          ann.say('chat', matchID, { id: `m${i}`, sender: '0', payload: `and ${i}` }, ann.chair.credentials);
        await ann.done();
      });
      return found(`${FLOOD} messages at once`, lines.length === FLOOD);
    },
  },
];
