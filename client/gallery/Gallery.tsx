import { memo, useDeferredValue, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import type { ComponentId } from '../../games/kit/core';
import type { Words } from '../../games/kit/text/words';
import type { SceneOf } from '../boards';
import { fits, namesOf } from '../cards/search';
import { usePortions } from '../cards/usePortions';
import { addressOf, draw, HEIGHT, HEIGHTS, WIDTH, type Daylight } from '../pictures';
import type { Playable } from '../rulesets';
import { COLOURS, colour, font, radius, size, space } from '../theme';
import { Field, Panel, Row, Soft, Title } from '../ui/parts';
import { useUi } from '../words';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  padding: ${space.l};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr));
  gap: ${space.xl} ${space.l};
  h2 {
    margin-bottom: ${space.xs};
    font: bold ${size.lead} ${font.display};
  }
`;

/** By day and by night beside each other, each on the table of its own hour. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
`;

const Half = styled.div<{ $light: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.s};
  padding: ${space.s};
  background: ${({ $light }) => COLOURS.ground[$light ? 0 : 1]};
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius.s};
  }
`;

/** How many cards are drawn at first, and with each request for more. */
const PORTION = 36;
/** Widths in use: of a card in the viewer, in the hand, in a row of others' cards. */
const WIDTHS = [WIDTH, 140, 70] as const;
/** Width of a band: of a card in the hand whose words leave no more room. */
const BAND = 200;
const DAYLIGHTS: readonly Daylight[] = ['light', 'dark'];

interface Props {
  title: string;
  playable: Playable;
  words: Words;
  sceneOf: SceneOf;
}

/** Every card as a picture, at all sizes, by day and by night. What is looked for stands in the address. */
export function Gallery({ title, playable, words, sceneOf }: Props) {
  const { say } = useUi();
  const [query, setQuery] = useSearchParams();
  const cards = useMemo(
    () => playable.browse().map((card) => ({ card, said: namesOf(card, words) })),
    [playable, words],
  );
  const text = query.get('q') ?? '';
  const found = useDeferredValue(cards.filter(({ card, said }) => fits(card, said, { text, facets: {} })));
  const { shown, more, restart } = usePortions(found, PORTION);
  const look = (wanted: string): void => {
    restart();
    setQuery(wanted ? { q: wanted } : {}, { replace: true });
  };

  return (
    <Page>
      <Title>{say('gallery.title', { title })}</Title>
      <Panel role="search" aria-label={say('cards.search')}>
        <Field>
          {say('gallery.text')}
          <input type="search" value={text} onChange={(event) => look(event.target.value)} />
        </Field>
      </Panel>
      <Row $gap="l">
        <Soft role="status">{say('cards.found', { n: found.length })}</Soft>
        <Link to={`/cards/${playable.ruleset.name}`}>{say('cards.title', { title })}</Link>
      </Row>
      <Grid>
        {shown.map(({ card: { id } }) => (
          <li key={id}>
            <h2>
              {words.name(id)} <Soft as="small">{id}</Soft>
            </h2>
            <Pictures id={id} sceneOf={sceneOf} />
          </li>
        ))}
      </Grid>
      {more}
    </Page>
  );
}

const Pictures = memo(function Pictures({ id, sceneOf }: { id: ComponentId; sceneOf: SceneOf }) {
  const { say } = useUi();
  const scene = useMemo(() => sceneOf(id), [id, sceneOf]);
  return (
    <Pair>
      {DAYLIGHTS.map((daylight) => {
        const address = addressOf(draw(scene, id, daylight));
        return (
          <Half key={daylight} $light={daylight === 'light'}>
            {WIDTHS.map((width) => (
              <img
                key={width}
                src={address}
                width={width}
                height={Math.round((width * HEIGHT) / WIDTH)}
                alt={width === WIDTH ? say(`settings.${daylight}`) : ''}
                loading="lazy"
                decoding="async"
              />
            ))}
            <img
              src={addressOf(draw(scene, id, daylight, 'band'))}
              width={BAND}
              height={Math.round((BAND * HEIGHTS.band) / WIDTH)}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </Half>
        );
      })}
    </Pair>
  );
});
