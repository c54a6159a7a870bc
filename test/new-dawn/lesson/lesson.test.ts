import { describeLesson } from '../../kit/lesson/describe';

describeLesson('new-dawn', {
  folder: __dirname,
  rules: 'docs/rules/new-dawn.md',
  constants: {
    file: require.resolve('../../../games/new-dawn/components'),
    values: { SLOTS: 4, RESOURCE_PRODUCTION: 1, ARRIVAL_TRADE: 1 },
  },
  alter: async (id) => {
    await import('../../../games/new-dawn/catalogue');
    const { CARDS, addCard, cardOf } = await import('../../../games/new-dawn/lookup');
    const card = cardOf(id);
    (CARDS as Map<string, unknown>).delete(id);
    const facts = card.kind === 'wonder' ? { ...card.facts, cost: card.facts.cost + 1 } : card.facts;
    addCard({ ...card, facts, abilities: [] } as typeof card);
  },
});
