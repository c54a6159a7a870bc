import type { BotSource, Decide } from '../../server/bots/source';
import type { ToyState } from './toy';

const adds =
  (amount: (G: ToyState) => number): Decide =>
  ({ G }) => ({ type: 'add', args: [amount(G as ToyState)] });

const all: Record<string, Decide> = {
  random: adds(() => 1),
  /** Says how many secrets it sees. */
  spy: adds(({ secrets }) => Object.keys(secrets).length * 10),
  /** Never decides. */
  hangs: () => {
    for (;;);
  },
  /** Takes its time, all of its thread's. */
  slow: () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return { type: 'add', args: [1] };
  },
  throws: () => {
    throw new Error('out of its depth');
  },
  /** Only wants what the rules do not allow. */
  cheats: () => ({ type: 'add', args: ['much'] }),
  gone: () => process.exit(1),
  /** Is refused once in every state. */
  clumsy: (() => {
    let tries = 0;
    return () => ({ type: 'add', args: [tries++ % 2 === 0 ? 'much' : 5] });
  })(),
};

/** Bots for the toy, of all characters. */
const bots: BotSource = {
  names: (game) => Promise.resolve(game === 'toy' ? Object.keys(all) : []),
  load: (_, bot) => {
    const decide = all[bot];
    return decide ? Promise.resolve(decide) : Promise.reject(new Error(`no bot ${bot}`));
  },
};

export default bots;
