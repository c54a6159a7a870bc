import type { Doubt } from '../../games/kit/browse';
import type { Say, UiKey } from '../words';

const FACETS: Readonly<Record<string, UiKey>> = {
  box: 'facet.box', nation: 'facet.nation', suit: 'facet.suit', icon: 'facet.icon', timing: 'facet.timing', verb: 'facet.verb',
  kind: 'facet.kind', symbol: 'facet.symbol',
};
const FIELDS: Readonly<Record<string, UiKey>> = {
  'name.hu': 'field.nameHu', 'name.cs': 'field.nameCs', effects: 'field.effects', vp: 'field.points', developmentCost: 'field.cost',
  state: 'field.state', header: 'field.header', id: 'field.number',
  symbols: 'field.symbols', tokens: 'field.tokens', copies: 'field.copies', value: 'field.value',
};
const DOUBTS: Readonly<Record<Doubt, UiKey>> = { 'single-source': 'doubt.single', inferred: 'doubt.inferred', invented: 'doubt.invented' };

const label = (say: Say, labels: Readonly<Record<string, UiKey>>, key: string): string => (labels[key] ? say(labels[key]) : key);

export const facetLabel = (say: Say, facet: string): string => label(say, FACETS, facet);
export const fieldLabel = (say: Say, field: string): string => label(say, FIELDS, field);
export const doubtLabel = (say: Say, doubt: Doubt): string => say(DOUBTS[doubt]);
/** How cards are called that have no value of a facet. */
export const noneLabel = (say: Say, facet: string): string => say(facet === 'nation' ? 'facet.common' : 'facet.none');
