import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { WONDER_TYPES } from '../../../../games/new-dawn/card';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon, useQuestion } from '../../../table';
import { colour } from '../../../theme';
import { Spoken } from '../../../ui/parts';
import { Zone } from '../../common/parts';
import { Stack } from '../../common/Stack';
import { CardTag } from '../card/Tag';
import { TYPE_HUES } from '../look/hues';
import { OFFER } from './anchors';

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin-top: 0.25rem;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 2.9rem;
    gap: 0.3rem;
  }
`;

/** A deck, and the number of its cards. */
const Deck = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.2rem;
  color: ${colour('inkSoft')};
  font-size: 0.78rem;
`;

const Tags = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

/** Wonders on offer with the sizes of their decks, built ones that nobody controls, city-state cards that can be taken. */
export function Offer({ view, words }: { view: NewDawn; words: Words<NewDawn> }) {
  const { term } = words;
  const { isSelectable } = useQuestion();
  const asked = view.offers.some(({ shown }) => shown !== null && isSelectable(shown));
  return (
    <>
      <Zone anchor={OFFER} title={term('shown')} folds="new-dawn.shown" asked={asked}>
        <List>
          {view.offers.map(({ shown, deck }, i) => {
            const type = WONDER_TYPES[i] ?? 'culture';
            return (
              <li key={type}>
                {shown === null ? <Deck>{term(type)}</Deck> : <CardTag id={shown} words={words} />}
                <Deck data-pile={`wonderDeck ${i}`} title={`${term('wonderDeck')}: ${term(type)}`}>
                  <Stack n={deck.length} back="graticule" deep={TYPE_HUES[type][0]}>
                    <Icon name="wonderDeck" label="" />
                  </Stack>
                  <Spoken>{term('wonderDeck')}</Spoken>
                  {deck.length}
                </Deck>
              </li>
            );
          })}
        </List>
      </Zone>
      {view.relics.length > 0 && <Cards name="relics" ids={view.relics} words={words} />}
      {view.cityCards.length > 0 && <Cards name="cityCards" ids={view.cityCards} words={words} />}
    </>
  );
}

/** Cards by name; equal ones once, with their number. */
function Cards({ name: zone, ids, words }: { name: string; ids: readonly string[]; words: Words<NewDawn> }) {
  const { isSelectable } = useQuestion();
  const names = [...new Set(ids.map((id) => words.name(id)))];
  return (
    <Zone title={words.term(zone)} folds={`new-dawn.${zone}`} asked={ids.some(isSelectable)}>
      <Tags>
        {names.map((name) => {
          const [first = '', ...more] = ids.filter((id) => words.name(id) === name);
          return (
            <li key={name}>
              <CardTag id={first} words={words}>
                {more.length > 0 && <b>×{more.length + 1}</b>}
              </CardTag>
            </li>
          );
        })}
      </Tags>
    </Zone>
  );
}
