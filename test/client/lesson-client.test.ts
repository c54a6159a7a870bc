import { LessonClient } from '../../client/lesson/lessonClient';
import { ClientStore } from '../../client/net/clientStore';
import { Session } from '../../games/kit/lesson/session';
import { questionOf } from '../../games/kit/moves';
import { orchard } from './toy/ruleset';
import { toy } from './toy';
import { basket } from './toy/lesson';

test('a refused answer opens the question again and is told, as by a server', async () => {
  const bot = await toy.bots.random?.();
  if (!bot) throw new Error('no bot');
  const session = new Session(orchard, basket, bot, () => 0);
  const changed = jest.fn();
  const client = new LessonClient(session, changed, (rejected) => store.refuse(rejected));
  const store: ClientStore<LessonClient> = new ClientStore(client, orchard);
  const disconnect = store.start();
  const question = questionOf(session.view, basket.seat);
  if (!question) throw new Error('nothing is asked');

  store.answer(question, ['plant F9']);
  expect(store.snapshot()).toMatchObject({
    sent: null,
    refusal: { code: 'invalid', move: 'plant', question: question.n },
  });
  expect(changed).not.toHaveBeenCalled();

  store.answer(question, ['plant F2']);
  expect(store.snapshot()).toMatchObject({ sent: null, refusal: null });
  expect(changed).toHaveBeenCalledTimes(1);
  disconnect();
});
