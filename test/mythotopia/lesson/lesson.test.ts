import { describeLesson } from '../../kit/lesson/describe';

describeLesson('mythotopia', {
  folder: __dirname,
  rules: 'docs/rules/mythotopia.md',
  constants: {
    file: require.resolve('../../../games/mythotopia/components'),
    values: { ACTIONS: 3, HAND: 4, PROVINCE_POINTS: 2, EMPTY_TO_END: 6, WALLS: 3 },
  },
  alter: async (id) => {
    await import('../../../games/mythotopia/catalogue');
    const { CARDS, addCard, cardOf } = await import('../../../games/mythotopia/lookup');
    const card = cardOf(id);
    (CARDS as Map<string, unknown>).delete(id);
    addCard({
      ...card,
      abilities: [],
      province: null,
      symbols: { food: 0, stone: 0, gold: 0, army: 0, ship: 1 },
    });
  },
});
