import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import styled from 'styled-components';
import type { Words } from '../../games/kit/text/words';
import type { SceneOf } from '../boards';
import { fits, namesOf } from '../cards/search';
import { useLight } from '../pictures/useDaylight';
import type { Playable } from '../rulesets';
import { colour, finger, font, medium, PHONE, radius, size, space } from '../theme';
import { Field, Fold, Panel, Row, Soft, Title } from '../ui/parts';
import { Radios } from '../ui/Radios';
import { useAddress } from '../ui/useAddress';
import { useMedia } from '../ui/useMedia';
import { useUi } from '../words';
import { groupsOf } from './groups';
import { Hung } from './Hung';
import { Sizes } from './Sizes';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 96rem;
  margin: 0 auto;
  padding: ${space.l};
`;

/** What is looked for, and how it is shown. */
const Search = styled(Panel)`
  display: grid;
  gap: ${space.l};
  align-items: end;
  ${medium} {
    grid-template-columns: 1fr auto;
  }
`;

/** The way to each group. */
const Jumps = styled(Fold)`
  font-size: ${size.small};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: 2rem;
    ${finger}
    padding: 0 ${space.s};
    border: 1px solid ${colour('line')};
    border-radius: ${radius.round};
    background: ${colour('raised')};
    text-decoration: none;
  }
  span {
    display: inline-block;
  }
  span::first-letter {
    text-transform: uppercase;
  }
  small {
    color: ${colour('inkSoft')};
  }
`;

/** Groups one below the other; small ones share a line. */
const Walls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xl} ${space.l};
`;

const Wall = styled.section<{ $wide: string }>`
  flex: 0 1 100%;
  min-width: 0;
  ${medium} {
    flex-basis: ${({ $wide }) => $wide};
  }
  scroll-margin-top: ${space.m};
  > h2 {
    margin-bottom: ${space.m};
    padding-bottom: ${space.xs};
    border-bottom: 3px double ${colour('bronze')};
    font: bold ${size.title} ${font.display};
    &::first-letter {
      text-transform: uppercase;
    }
    small {
      margin-left: ${space.xs};
    }
  }
`;

const Grid = styled.ul<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: ${space.xl} ${space.l};
  h3 {
    margin-top: ${space.s};
    font: bold ${size.lead} ${font.display};
    text-align: center;
    a {
      color: inherit;
      text-decoration: none;
    }
    a:hover {
      text-decoration: underline;
    }
  }
`;

const VIEWS = ['large', 'sizes'] as const;

interface Props {
  title: string;
  playable: Playable;
  words: Words;
  sceneOf: SceneOf;
}

/**
 * The pictures of all cards, in groups: each name once, by the page's own light. Whoever draws asks for each card's at all sizes. What is
 * looked for, and how, stands in the address.
 */
export function Gallery({ title, playable, words, sceneOf }: Props) {
  const { say } = useUi();
  const { hash } = useLocation();
  const [query, look] = useAddress();
  const daylight = useLight();
  const phone = useMedia(PHONE);
  const groups = useMemo(
    () => groupsOf(playable.browse().map((card) => ({ ...card, said: namesOf(card, words) }))),
    [playable, words],
  );
  const text = query.get('q') ?? '';
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'large';
  const sought = useDeferredValue(text);
  const found = useMemo(
    () =>
      groups.flatMap(({ of, cards }) => {
        const fitting = cards.filter((card) => fits(card, card.said, { text: sought, facets: {} }));
        return fitting.length > 0
          ? [{ id: of.join('-'), name: of.slice(-1).map(words.term).join(), cards: fitting }]
          : [];
      }),
    [groups, words, sought],
  );
  // The browser looked for the group before it was there. Names of groups need no escapes in an address.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  const { name: ruleset } = playable.ruleset;
  return (
    <Page>
      <Title>{say('gallery.title', { title })}</Title>
      <Search role="search" aria-label={say('cards.search')}>
        <Field>
          {say('gallery.text')}
          <input type="search" value={text} onChange={(event) => look('q', event.target.value)} />
        </Field>
        <Radios
          legend={say('gallery.view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: say(`gallery.${value}`) }))}
          onChange={(value) => look('view', value === 'large' ? '' : value)}
        />
      </Search>
      <Row $gap="l">
        <Soft role="status">{say('cards.found', { n: found.reduce((n, { cards }) => n + cards.length, 0) })}</Soft>
        <Link to={`/cards/${ruleset}`}>{say('cards.title', { title })}</Link>
      </Row>
      {found.length > 1 && (
        <nav aria-label={say('gallery.groups')}>
          <Jumps open={!phone}>
            <summary>{say('gallery.groups')}</summary>
            <ul>
              {found.map(({ id, name, cards }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span>{name}</span> <small>{cards.length}</small>
                  </a>
                </li>
              ))}
            </ul>
          </Jumps>
        </nav>
      )}
      <Walls>
        {found.map(({ id: group, name, cards }) => {
          const hung = view === 'large' ? eachOnce(cards, words) : cards.map(({ id }) => ({ id, n: 1 }));
          return (
            <Wall key={group} id={group} aria-label={name} $wide={view === 'large' ? `${20 * hung.length}rem` : '100%'}>
              {name && (
                <h2>
                  {name} <Soft as="small">{cards.length}</Soft>
                </h2>
              )}
              <Grid $least={view === 'large' ? '17rem' : '54rem'}>
                {hung.map(({ id, n }) => (
                  <li key={id}>
                    {view === 'large' ? (
                      <Hung sceneOf={sceneOf} id={id} daylight={daylight} />
                    ) : (
                      <Sizes id={id} sceneOf={sceneOf} />
                    )}
                    <h3>
                      <Link to={`/cards/${ruleset}?q=${id}`}>{words.name(id)}</Link>{' '}
                      {view === 'sizes' ? <Soft as="small">{id}</Soft> : n > 1 && <Soft as="small">× {n}</Soft>}
                    </h3>
                  </li>
                ))}
              </Grid>
            </Wall>
          );
        })}
      </Walls>
    </Page>
  );
}

/** The first card of each name, and how many bear it. */
function eachOnce(cards: readonly { id: string }[], words: Words): { id: string; n: number }[] {
  const byName = new Map<string, { id: string; n: number }>();
  for (const { id } of cards) {
    const name = words.name(id);
    byName.set(name, { id: byName.get(name)?.id ?? id, n: (byName.get(name)?.n ?? 0) + 1 });
  }
  return [...byName.values()];
}
