import { rulesetEntry } from '../../games';
import { decide } from '../../games/kit/bots/bot';
import type { Thought, BotTask } from './messages';

/** Runs bots off the main thread, so that the page stays responsive. It receives a seat's view and nothing else. */
self.addEventListener('message', ({ data: { id, ruleset, bot, view, seat } }: MessageEvent<BotTask>) => {
  void (async () => {
    let thought: Thought = { id, move: null };
    try {
      const module = await rulesetEntry(ruleset).load();
      const chooser = await module.bots[bot]?.();
      if (chooser) thought = { id, move: decide(module.ruleset, chooser, view, seat, Math.random) };
    } catch (error) {
      reportError(error);
    }
    self.postMessage(thought);
  })();
});
