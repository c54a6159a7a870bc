import { describeLesson } from '../../kit/lesson/describe';

describeLesson('settlers', {
  folder: __dirname,
  rules: 'docs/rules/settlers.md',
  constants: {
    file: require.resolve('../../../games/settlers/rules/ending'),
    values: { ROUNDS: 6, COMMON_VP: 2, FACTION_VP: 3 },
  },
  alter: async (id) => {
    await import('../../../games/settlers/catalogue');
    const { CARDS, addCard, cardOf } = await import('../../../games/settlers/lookup');
    const card = cardOf(id);
    (CARDS as Map<string, unknown>).delete(id);
    addCard({ ...card, abilities: [], cost: {}, deal: 'vp', raze: ['food'] });
  },
});
