import type { Core, Frame, Seat } from '../kit/core';
import type { Upgrade } from '../kit/versions';

/**
 * Upgrades of stored matches. Every change of the shape of G, or of what moves lead to, adds one at the end
 * (docs/adding-a-ruleset.md, "When the rules change"). A released upgrade is never changed.
 */
export const UPGRADES: readonly Upgrade[] = [
  {
    // Questions about what cannot follow (MAY A > B) or cannot touch (R11.4) are no longer asked. An attack
    // remembers who still has to choose a protection, and what others chose; its effects, once at step 2, come at step
    // 4.
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
  // Giving a match up and ending it by agreement were added; older moves lead to the same positions.
  { alike: true, change: () => undefined },
  {
    // Legends was added: a choice of boxes, a sunken pile, cards below the power card, progress on own cards.
    alike: true,
    change(g: Core): void {
      const match = g as Core & { options: object; players: object[]; replacements?: string[] };
      Object.assign(match.options, { box: 'classics', commons: 'classics' });
      match.replacements = [];
      for (const p of match.players) Object.assign(p, { sunken: [], below: [], progressOn: {} });
    },
  },
  // Cards that go along with their host are no longer counted as moved (R11.9), and a protection behind a MAY that
  // cannot be paid is not offered (R6.3).
  { alike: false, change: () => undefined },
];
