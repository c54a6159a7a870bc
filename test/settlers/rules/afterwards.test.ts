import { settlers } from '../../../games/settlers/ruleset';
import { situation, type PlayerSituation } from '../../../games/settlers/situation';

/** What an action has brought is placed before the others act (S7.5, Q24). */

const duel = (one: PlayerSituation, passed: number[] = []) =>
  situation({ players: [{ faction: 'japanese', ...one }, { faction: 'barbarians' }], passed });

describe('after an action', () => {
  const shrine = { empire: ['JAP015', 'COM042'], goods: { worker: 2 } };

  test('S7.5, S13.JAP015: a resource that it brought can be laid on Shrine before the others act', () => {
    const s = duel(shrine).answer('activate COM042');
    expect(s.question()).toMatchObject({ seat: 0, ask: 'afterwards', options: ['place feature JAP015', 'stop'] });
    s.answer('place feature JAP015').answer('wood 1', 'wood 2').expectTurnOf(1);
    expect([s.g.stashed, s.goods(0)]).toEqual([{ JAP015: 2 }, { worker: 1 }]);
  });

  test('Q24: declining it ends the turn; it is not asked again', () => {
    const s = duel(shrine).answer('activate COM042').answer('stop').expectTurnOf(1);
    expect([s.g.stashed, s.goods(0)]).toEqual([{}, { wood: 2, worker: 1 }]);
  });

  test('S7.5: it is not asked when the action brought nothing to lay, or when nobody else acts before', () => {
    duel({ empire: ['JAP015', 'COM056'], goods: { wood: 3, food: 1 } })
      .answer('activate COM056')
      .expectTurnOf(1);
    duel({ empire: ['COM042'], goods: { worker: 1 } })
      .answer('activate COM042')
      .expectTurnOf(1);
    duel(shrine, [1]).answer('activate COM042').expectTurnOf(0);
  });

  test('S7.5, S13.JAP013: a card that it brought can be put under Gate, one that was in hand before need not be', () => {
    const gate = { empire: ['JAP013', 'COM042'], hand: ['COM069', 'COM001'], goods: { worker: 3 } };
    duel(gate).answer('activate COM042').expectTurnOf(1);
    const s = duel(gate).answer('exchange').answer('card').answer('common');
    expect(s.question()).toMatchObject({ ask: 'afterwards', options: ['place feature JAP013', 'stop'] });
    const [drawn = ''] = s.player(0).hand.slice(-1);
    s.answer('place feature JAP013').answer(drawn).expectTurnOf(1);
    expect(s.player(0).tucked).toEqual({ JAP013: [drawn] });
  });

  test('S7.5: a Shrine that has just been built takes what is there', () => {
    const s = duel({ hand: ['JAP015'], empire: ['COM069'], goods: { wood: 3, stone: 3, food: 3 } }).answer(
      'build JAP015',
    );
    while (s.question().ask === 'pay') s.answer(s.options()[0] ?? '');
    expect(s.options()).toContain('place feature JAP015');
  });

  test('S7.5, S16.3: each worker that it brought can become a samurai at once', () => {
    const s = duel({ empire: ['JAP013', 'JAP015'], hand: ['COM069'], goods: {} }).answer('build COM069');
    expect(s.question()).toMatchObject({ ask: 'afterwards' });
    expect(s.options()).toEqual(['place samurai JAP013', 'place samurai JAP015', 'stop']);
    s.answer('place samurai JAP013').expectTurnOf(1);
    expect([s.g.samurai, s.goods(0)]).toEqual([['JAP013'], {}]);
  });

  test('S7.5: a turn that was stored before goes on', () => {
    const s = duel({});
    s.g.questions = [];
    s.g.agenda = [...s.g.agenda.filter(({ op }) => op !== 'turn'), { op: 'turnOver', seat: 0 }];
    settlers.resume(s.g);
    s.expectTurnOf(1);
  });
});
