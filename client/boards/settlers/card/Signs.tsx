import { Fragment } from 'react';
import styled from 'styled-components';
import type { Card, Good } from '../../../../games/settlers/card';
import type { Settlers } from '../../../../games/settlers/state';
import type { Words } from '../../../../games/kit/text/words';
import { Icon } from '../../../table';
import { gistOf, type Sign } from './gist';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1em 0.16em;
  font-weight: 700;
  line-height: 1.1;
  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

const One = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.05em;
  white-space: nowrap;
`;

interface Worded {
  words: Words<Settlers>;
}

/** Words of signs whose key is another; '' for signs that only connect others. */
const NAMES: Readonly<Record<string, string>> = {
  raze: 'razeToken',
  defence: 'defenceToken',
  vp: 'point',
  leadsTo: '',
};

/** What a sign is called. */
export function signName(icon: string, words: Words<Settlers>): string {
  const key = NAMES[icon] ?? icon;
  return key === '' ? '' : words.term(key);
}

/** A sign, with its number when there are more than three; fewer are drawn one by one. */
function Drawn({ sign: { icon, n = 1, per, steps }, words }: Worded & { sign: Sign }) {
  const each = <Icon name={icon} label={signName(icon, words)} />;
  if (steps)
    return (
      <One>
        {steps.join('·')}
        {each}
      </One>
    );
  return (
    <One>
      {n > 3 && n}
      {Array.from({ length: n > 3 ? 1 : n }, (_, i) => (
        <Fragment key={i}>{each}</Fragment>
      ))}
      {per !== undefined && (
        <>
          <span aria-hidden>/</span>
          <Icon name={per} label={signName(per, words)} />
        </>
      )}
    </One>
  );
}

/** Signs in a row. */
export const Signs = ({ of, words }: Worded & { of: readonly Sign[] }) => (
  <Line>
    {of.map((sign, i) => (
      <Drawn key={i} sign={sign} words={words} />
    ))}
  </Line>
);

/** The goods as signs, equal ones counted. */
const countedUp = (goods: readonly string[]): Sign[] =>
  [...new Set(goods)].map((icon) => ({ icon, n: goods.filter((each) => each === icon).length }));

/** What building costs (S8.1, S8.3); an open hand where it costs nothing. */
export function Cost({ card, words }: Worded & { card: Card }) {
  const signs = Object.entries(card.cost).map(([icon, n]) => ({ icon, n }));
  return signs.length > 0 ? <Signs of={signs} words={words} /> : <b>0</b>;
}

/** A raze field (S10.1). */
export const Razed = ({ raze, words }: Worded & { raze: readonly (Good | 'card')[] }) => (
  <Signs of={countedUp(raze)} words={words} />
);

/**
 * What a location does, in signs: its trigger or cost, and what it brings. A building bonus is left out, because it
 * has been gained.
 */
export function Gist({ card, words }: Worded & { card: Card }) {
  return card.abilities
    .filter(({ timing }) => timing !== 'bonus')
    .map((ability) => ({ ...gistOf(ability), ability }))
    .filter(({ when, costs, brings }) => [...when, ...costs, ...brings.flat()].length > 0)
    .map(({ when, costs, brings, ability: { index, uses } }) => (
      <Line key={index}>
        {[...when, ...costs].length > 0 && (
          <>
            <Signs of={[...when, ...costs]} words={words} />
            {when.length > 0 && <span aria-hidden>:</span>}
          </>
        )}
        {/* In two lines, the second is what it brings. */}
        <Line>
          {when.length === 0 && costs.length > 0 && <span aria-hidden>▸</span>}
          {brings.map((signs, i) => (
            <Fragment key={i}>
              {i > 0 && <span aria-hidden>/</span>}
              <Signs of={signs} words={words} />
            </Fragment>
          ))}
        </Line>
        {/* Behind the rest: before a price it reads as a part of that. */}
        {uses > 1 && <span>({uses}×)</span>}
      </Line>
    ));
}

/** The signs of a card's colours. */
export const Colours = ({ card, words }: Worded & { card: Card }) =>
  [...card.colours].map((colour) => (
    <Icon key={colour} name={`colour.${colour}`} label={words.term(`colour.${colour}`)} />
  ));
