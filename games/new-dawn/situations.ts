import type { Situations } from '../kit/situation/situations';
import { firstTurn, lastRound, threatened } from './lesson/positions';
import { duel, situation } from './situation';

/** Positions of A New Dawn by name, with those at which the chapters of the lesson begin. */
export const SITUATIONS: Situations = {
  firstTurn,
  threatened,
  lastRound,
  /** An attack on a rival city, with bonuses on both sides and diplomacy cards that go back. */
  war: () =>
    duel(
      {
        leader: 'scythia',
        row: ['early-empire', 'pottery', 'astrology', 'foreign-trade', 'iron-working'],
        trade: { 'iron-working': 2 },
        tokens: ['-4,0', '-5,0'],
        held: ['joint-war-blue', 'kabul'],
        wonders: { alhambra: '-5,1' },
      },
      { cities: ['-4,-1'], reinforced: ['-3,-1'], trade: { masonry: 2 }, wonders: { petra: '-4,-1' } },
    ).g,
  fourPlayers: () =>
    situation({
      players: [{ leader: 'rome' }, { leader: 'egypt' }, { leader: 'japan' }, { leader: 'sumeria' }],
      barbarians: { 'barbarian-A': '3,-2', 'barbarian-F': '-1,-3' },
    }).g,
};
