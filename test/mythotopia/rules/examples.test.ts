import { coast, neighbours } from '../../../games/mythotopia/map';
import { sidesOf } from '../../../games/mythotopia/rules/strength';
import { duel } from '../../../games/mythotopia/situation';

/** The rulebook's worked examples (M16). */

test('M16.1: with Palmain one may invade Nusus, Diclesium, Iracund and Blore, Scombroid being own; with a Ship also Ictus, Kinabra, Aporia', () => {
  const own = { provinces: ['palmain', 'scombroid', 'custus', 'oxter'], hand: ['palmain', 'custus', 'oxter'] };
  const invaded = (s: ReturnType<typeof duel>): string[] => s.options('invade').map((option) => option.slice(7));
  // Custus and Oxter pay, and are sources themselves: what they alone reach is left out.
  const others = ['custus', 'oxter'].flatMap((card) => neighbours(card).map((n) => n.place));
  const land = invaded(duel(own));
  expect(
    land.filter((place) => !others.includes(place) || neighbours('palmain').some((n) => n.place === place)),
  ).toEqual(['blore', 'diclesium', 'iracund', 'nusus']);
  const sea = invaded(duel({ ...own, hand: [...own.hand, 'starterShip'] }));
  expect(sea).toEqual(expect.arrayContaining(['ictus', 'kinabra', 'aporia']));
  // The list is not exhaustive: other coasts of the Serpent Sea fit too.
  expect(sea).toEqual(
    expect.arrayContaining(coast('serpentSea').filter((place) => !['palmain', 'scombroid', 'oxter'].includes(place))),
  );
  expect(land).not.toContain('ictus');
});

/** M16.2 to M16.4 in one game: the invasion, the reinforcement, the end of the war. */
const campaign = () =>
  duel({
    provinces: ['palmain', 'lea', 'custus', 'ambsace', 'welkin', 'nusus'],
    hand: ['palmain', 'starterArmy', 'lea', 'custus', 'ambsace', 'welkin', 'nusus'],
  });

/** Blore is invaded, and reinforced by the second action. */
const reinforced = () =>
  campaign()
    .turn('invade blore')
    .answer('3')
    .answer('armies starterArmy armies lea')
    .answer('food custus')
    .turn('placeArmies blore')
    .answer('2');

test('M16.2: invading Blore from Palmain: the source, two cards of 3 army symbols in all, 1 food; 3 armies', () => {
  const s = campaign();
  s.turn('invade blore').answer('3').answer('armies starterArmy armies lea').answer('food custus');
  expect(s.g.armies).toEqual({ blore: [3, 0] });
  expect(s.player(0).stock.armies).toBe(3);
  expect(s.player(0).discard).toEqual(['palmain-card', 'starterArmy-red-1', 'lea-card', 'custus-card']);
  expect(s.player(0).hand).toEqual(['ambsace-card', 'welkin-card', 'nusus-card']);
  s.expectTurnOf(0);
});

test('M16.3: later two armies more on Blore: two cards of 1 army symbol each and 1 food', () => {
  const s = reinforced();
  expect(s.g.armies).toEqual({ blore: [5, 0] });
  expect(s.player(0).discard.slice(4)).toEqual(['ambsace-card', 'welkin-card', 'nusus-card']);
  expect(s.player(0).hand).toEqual([]);
  expect(s.options()).toEqual(['endTurn']);
});

test('M16.4: ending the war in Blore with 5 against 4: a town, the card from the province deck, 3 points, armies home', () => {
  const s = reinforced();
  s.turn('endTurn').turn('pass').turn('pass').turn('endTurn');
  expect(sidesOf(s.g, 'blore').map(({ seat, strength }) => [seat, strength])).toEqual([
    [null, 4],
    [0, 5],
  ]);
  const {
    stock: { towns, armies },
    discard,
  } = structuredClone(s.player(0));
  expect([s.points(0), s.g.provinceDeck.includes('blore-card')]).toEqual([18, true]);
  s.turn('endWar blore');
  expect(s.g.owners['blore']).toBe(0);
  expect(s.player(0)).toMatchObject({
    discard: [...discard, 'blore-card'],
    stock: { towns: towns - 1, armies: armies + 5 },
  });
  expect(s.g.provinceDeck).not.toContain('blore-card');
  expect([s.points(0), s.g.armies]).toEqual([21, {}]);
});
