import type { RulesetModule } from '../../games';
import type { Chooser } from '../../games/kit/bots/bot';
import { UsageError } from './command';

/**
 * The bot of this name.
 * @throws UsageError when the ruleset has none
 */
export async function botNamed({ bots }: RulesetModule, name: string): Promise<Chooser> {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (!bot) throw new UsageError(`no bot ${JSON.stringify(name)}; there are: ${Object.keys(bots).join(', ')}`);
  return bot();
}
