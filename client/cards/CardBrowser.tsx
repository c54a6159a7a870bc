import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { ComponentId } from '../../games/kit/core';
import type { Words } from '../../games/kit/text/words';
import type { Playable } from '../rulesets';
import type { BoardModule } from '../table/board';
import { Spot } from '../table/spot/Spot';
import { useModule, useTable, useView } from '../table/TableContext';
import { Doubts } from '../table/viewer/Doubts';
import { space } from '../theme';
import { Field, Panel, Row, Soft, Title } from '../ui/parts';
import { useAddress } from '../ui/useAddress';
import { useUi } from '../words';
import { fits, NONE, valuesOf, wordsOf } from './search';
import { Unplayed } from './Unplayed';
import { usePortions } from './usePortions';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  padding: ${space.l};
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space.m};
  > :first-child {
    grid-column: 1 / -1;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
  gap: ${space.l};
  align-items: start;
  > li {
    break-inside: avoid;
  }
  /* High enough for the longest text in every language. */
  --face-height: calc(max(1, var(--card-size)) * 13rem);
`;

/** How many cards are drawn at first, and with each request for more. */
const PORTION = 48;

interface Props {
  title: string;
  playable: Playable;
  words: Words;
  board: BoardModule;
}

/** A ruleset's cards, found by name, text and facets. The address holds the search. */
export function CardBrowser({ title, playable, words, board }: Props) {
  const { say } = useUi();
  const [query, setQuery] = useAddress();
  const cards = useMemo(() => playable.browse(), [playable]);
  const said = useMemo(() => new Map(cards.map((card) => [card.id, wordsOf(card, words)])), [cards, words]);
  const facets = useMemo(
    () => Object.keys(cards[0]?.facets ?? {}).map((facet) => ({ facet, values: valuesOf(cards, facet) })),
    [cards],
  );

  const text = query.get('q') ?? '';
  const sought = useDeferredValue(query);
  const found = useMemo(() => {
    const wanted = {
      text: sought.get('q') ?? '',
      facets: Object.fromEntries(
        facets.flatMap(({ facet }) => {
          const value = sought.get(facet);
          return value ? [[facet, value]] : [];
        }),
      ),
    };
    return cards.filter((card) => fits(card, said.get(card.id) ?? '', wanted));
  }, [cards, said, facets, sought]);
  const { shown, more, restart } = usePortions(found, PORTION);
  const change = (key: string, value: string): void => {
    restart();
    setQuery(key, value);
  };

  return (
    <Unplayed rules={playable.ruleset} words={words} board={board}>
      <Page>
        <Title>{say('cards.title', { title })}</Title>
        <Panel data-screen role="search" aria-label={say('cards.search')}>
          <Filters>
            <Field>
              {say('cards.text')}
              <input type="search" value={text} onChange={(event) => change('q', event.target.value)} />
            </Field>
            {facets.map(({ facet, values }) => (
              <Field key={facet}>
                {words.term(`facet.${facet}`)}
                <select value={query.get(facet) ?? ''} onChange={(event) => change(facet, event.target.value)}>
                  <option value="">{say('cards.any')}</option>
                  {values.map((value) => (
                    <option key={value} value={value}>
                      {value === NONE ? say('facet.none') : words.term(value)}
                    </option>
                  ))}
                </select>
              </Field>
            ))}
          </Filters>
        </Panel>
        <Row data-screen $gap="l">
          <Soft role="status">{say('cards.found', { n: found.length })}</Soft>
          <Link to={`/rules/${playable.ruleset.name}`}>{say('rules.title')}</Link>
        </Row>
        <Grid>
          {shown.map((card) => (
            <li key={card.id}>
              <Spot id={card.id}>
                <Face id={card.id} />
              </Spot>
              <Doubts id={card.id} of={card.doubts} numbered />
            </li>
          ))}
        </Grid>
        {more}
      </Page>
    </Unplayed>
  );
}

function Face({ id }: { id: ComponentId }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  return <ComponentFace id={id} size="normal" view={view} seat={seat} words={words} />;
}
