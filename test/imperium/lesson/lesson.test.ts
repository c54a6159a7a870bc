import { describeLesson } from '../../kit/lesson/describe';

describeLesson('imperium', {
  folder: __dirname,
  rules: 'docs/rules/imperium.md',
  constants: {
    file: require.resolve('../../../games/imperium/rules/turn'),
    values: { ACTIONS: 4, EXHAUSTS: 6, HAND_SIZE: 6 },
  },
  alter: async (id) => {
    await import('../../../games/imperium/catalogue');
    const { CARDS, addCard, cardOf } = await import('../../../games/imperium/lookup');
    const card = cardOf(id);
    (CARDS as Map<string, unknown>).delete(id);
    addCard({
      ...card,
      abilities: [],
      attack: false,
      value: { kind: 'fixed', points: 7 },
      facts: { ...card.facts, start: 'deck', vp: 7 },
    });
  },
});
