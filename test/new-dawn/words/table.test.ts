import { randomBot } from '../../../games/kit/bots/random';
import { decide } from '../../../games/kit/bots/bot';
import { generator } from '../../../games/kit/random';
import { HeadlessTable } from '../../../games/kit/table';
import { LANGUAGES, plain } from '../../../games/kit/text/words';
import { isHeard } from '../../../games/kit/events';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { newDawnWords } from '../../../games/new-dawn/words/all';

/** Everything that is said in a match has words: no key, no empty slot, no id of a component. */
test.each(LANGUAGES)('%s: questions, options and log of a whole match', (language) => {
  const words = newDawnWords(language);
  const options = newDawn.matchOptions({ map: 'advanced', leaders: 'chosen', turnCap: 60, seed: 'words' }, 3);
  const table = new HeadlessTable(newDawn, newDawn.setup(3, options));
  const random = generator(`words ${language}`);
  const said = new Set<string>();
  let told = 0;
  while (!table.g.result) {
    const [q] = table.g.questions;
    if (!q) throw new Error('nobody is asked');
    said.add(plain(words.question(table.g, q)));
    for (const option of q.options) said.add(plain(words.option(table.g, q, option)));
    for (const event of table.g.events.slice(told - table.g.logged).filter(isHeard))
      said.add(plain(words.event(table.g, event)));
    told = table.g.logged;
    const move = decide(newDawn, randomBot, table.g, q.seat, random);
    if (!move || table.play(move)) throw new Error(`refused: ${JSON.stringify(move)}`);
  }
  const wrong = [...said].filter((text) =>
    /[a-z]+[A-Z]|undefined|\{|-red|-blue|-green|-card| {2}|\(\)|^\W*$/.test(text),
  );
  expect(wrong).toEqual([]);
  expect([...said].filter((text) => /you may (?:you|if)\b/i.test(text))).toEqual([]);
  expect(said.size).toBeGreaterThan(200);
});
