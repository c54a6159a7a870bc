import type { Core, Frame, Seat } from '../kit/core';
import type { Upgrade } from '../kit/versions';

/**
 * Whoever changes the shape of G, or what moves lead to, adds an upgrade at the end (docs/adding-a-ruleset.md, "When the rules
 * change"). One that was ever released is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [
  {
    // Fewer questions: none about what cannot follow (MAY A > B) or cannot touch (R11.4). An attack remembers who has still
    // to say how to be protected, and what the others chose; its effects came at step 2 and come at step 4.
    alike: false,
    change(g: Core): void {
      type Attack = Frame & { seat: Seat; step: number; undecided?: Seat[]; chosen?: Record<Seat, string> };
      const isAttack = (frame: Frame): frame is Attack => frame.op === 'attack';
      for (const attack of g.agenda.filter(isAttack)) {
        const asked = g.questions.filter((q) => q.ask === 'protect').map((q) => q.seat);
        attack.undecided = attack.step === 1 ? [...asked, ...Object.keys(attack.picks ?? {}).map(Number)] : [];
        attack.chosen = {};
        if (attack.step === 2) attack.step = 4;
      }
    },
  },
  // A match may be given up, and ended by agreement: the moves that were there lead where they led.
  { alike: true, change: () => undefined },
  {
    // Legends: boxes may be chosen; a sunken pile, cards below the power card, progress on own cards.
    alike: true,
    change(g: Core): void {
      const match = g as Core & { options: object; players: object[]; replacements?: string[] };
      Object.assign(match.options, { box: 'classics', commons: 'classics' });
      match.replacements = [];
      for (const p of match.players) Object.assign(p, { sunken: [], below: [], progressOn: {} });
    },
  },
];
