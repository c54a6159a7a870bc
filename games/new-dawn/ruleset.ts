import { naturalWonders } from './cards/naturalWonders';
import { victoryCards } from './cards/victory';
import { CARDS } from './catalogue';
import { TILE_IDS } from './tile';
import { declareRuleset } from '../kit/declare';
import { effectHandlers } from '../kit/effect/interpreter';
import { push } from '../kit/agenda';
import { audit } from './audit';
import { counts } from './counts';
import { EVENTS } from './events';
import type { RewardFrame } from './frames';
import { listing } from './listing';
import { parseMatchOptions } from './matchOptions';
import { TURN_OPTIONS } from './optionKinds';
import { markAgendas, markHandler } from './rules/agendas';
import { marchHandler, stackedHandler } from './rules/barbarians';
import { embassyHandler } from './rules/caravans';
import { combatHandler, liberateHandler, occupyHandler, siteHandler } from './rules/combat';
import { cardsHandler } from './rules/diplomacy';
import { newDawnEffects } from './rules/effects';
import { closing, completed, standing } from './rules/ending';
import { afterHandler, focusHandler } from './rules/focus';
import { layHandler } from './rules/mapBuilding';
import { mountHandler } from './rules/naturals';
import { replaceHandler } from './rules/pieces';
import { gainHandler } from './rules/science';
import { capitalsHandler, cardsInMatch, leadersHandler, newMatch, populateHandler, startHandler } from './rules/setup';
import { loseHandler, shareHandler } from './rules/trade';
import { fire, triggers } from './rules/triggers';
import { checkHandler, endTurnHandler, eventHandler, roundHandler, turnHandler } from './rules/turn';
import { buildHandler } from './rules/wonders';
import { inVain } from './rules/vain';
import type { NewDawn } from './state';
import { UPGRADES } from './versions';
import { actions, nearest, whyNot } from './whyNot';
import { zones } from './zones';

/** Gives a trade token for a defeated barbarian, and fires the cards that answer (C10.20). */
function rewardHandler(g: NewDawn, { seat }: RewardFrame): void {
  fire(g, seat, { name: 'onDefeat', what: 'barbarian' });
  push(g, { op: 'share', seat, of: seat, n: 1 });
}

/** Civilization: A New Dawn. */
export const newDawn = declareRuleset({
  identity: listing,
  upgrades: UPGRADES,
  events: EVENTS,
  scored: 'agendas',
  simulated: { turnCap: 120 },
  phases: ['start', 'leaders', 'build-map', 'capitals', 'play'],
  stages: {
    start: { kind: 'named', moves: ['ready'] },
    leaders: { kind: 'list', moves: ['chooseLeader'] },
    'build-map': { kind: 'list', moves: ['layTile'] },
    capitals: { kind: 'list', moves: ['placeCapital'] },
    turn: { kind: 'named', moves: TURN_OPTIONS.kinds },
    answer: { kind: 'list', moves: ['answer'] },
  },
  matchOptions: parseMatchOptions,
  newMatch,
  cardsIn: cardsInMatch,
  interrupt: markAgendas,
  handlers: {
    ...effectHandlers(newDawnEffects),
    start: startHandler,
    leaders: leadersHandler,
    lay: layHandler,
    populate: populateHandler,
    capitals: capitalsHandler,
    round: roundHandler,
    check: checkHandler,
    event: eventHandler,
    turn: turnHandler,
    endTurn: endTurnHandler,
    focus: focusHandler,
    after: afterHandler,
    gain: gainHandler,
    build: buildHandler,
    site: siteHandler,
    combat: combatHandler,
    occupy: occupyHandler,
    replace: replaceHandler,
    liberate: liberateHandler,
    cards: cardsHandler,
    embassy: embassyHandler,
    share: shareHandler,
    lose: loseHandler,
    reward: rewardHandler,
    mount: mountHandler,
    march: marchHandler,
    stacked: stackedHandler,
    mark: markHandler,
    triggers,
  },
  zones,
  counts,
  points: (g, seat) => ({ n: completed(g, seat), hidden: 0 }),
  standing,
  closing,
  actions,
  nearest,
  whyNot,
  inVain,
  audit,
  components: () => [...CARDS.keys(), ...[...naturalWonders, ...victoryCards].map(({ id }) => id), ...TILE_IDS],
});
