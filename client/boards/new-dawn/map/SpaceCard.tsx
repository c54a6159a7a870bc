import { atlasOf } from '../../../../games/new-dawn/atlas';
import { contentOf } from '../../../../games/new-dawn/content';
import type { Space } from '../../../../games/new-dawn/hex';
import { difficultyFor } from '../../../../games/new-dawn/rules/difficulty';
import { lackingAround } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon, SeatName, useQuestion, useTable, type BoardProps } from '../../../table';
import { Body, Head, Line, PlaceBox } from '../../map/PlaceBox';
import { factsOf } from '../facts';
import { Fight } from '../zones/Combat';

interface Props extends BoardProps<NewDawn> {
  space: Space;
  anchor: SVGElement;
}

/** The card of a space: terrain with its difficulty, what stands there, what can be done there. */
export function SpaceCard({ view, seat, words, space, anchor }: Props) {
  const { term, name } = words;
  const { question, optionsFor } = useQuestion();
  const content = contentOf(view, space);
  const { terrain, holder, settlement, mature, caravans, barbarians, cityState, naturalWonder, worldWonder, resource } =
    content;
  const { nameOf } = useTable();
  const lacking = lackingAround(view, space);
  const home = atlasOf(view).ground(space)?.barbarian;
  return (
    <PlaceBox place={space} anchor={anchor}>
      <Head>
        {cityState || naturalWonder ? name(cityState ?? naturalWonder ?? '') : term(terrain)}
        <span>
          <Icon name={terrain} label={term(terrain)} />
        </span>
      </Head>
      <Body>
        <Line>
          <span>{name(space)}</span>
          {atlasOf(view).ground(space) && (
            <span>
              {term('difficulty')} {difficultyFor(view, seat ?? view.current, 'token')(space)}
            </span>
          )}
        </Line>
        {cityState && (
          <Line>
            <span>{term('cityState')}</span>
          </Line>
        )}
        {holder !== undefined && settlement && (
          <Line>
            <span>
              <SeatName seat={holder} />
            </span>
            <span>{term(mature ? 'mature' : settlement)}</span>
          </Line>
        )}
        {lacking.length > 0 && (
          <Line>
            <span>
              {term('lacks')} {lacking.length}
            </span>
          </Line>
        )}
        {lacking.map((next) => (
          <Line key={next}>
            {name(next)}: {factsOf(contentOf(view, next), words, nameOf)}
          </Line>
        ))}
        {[worldWonder, ...barbarians].map(
          (id) =>
            id !== null && (
              <Line key={id}>
                <span>{name(id)}</span>
              </Line>
            ),
        )}
        {home !== undefined && (
          <Line>
            {name(home)}: {term('comesBack')}
          </Line>
        )}
        {resource && (
          <Line>
            <span>
              <Icon name={resource} label="" /> {term(resource)}
            </span>
          </Line>
        )}
        {caravans.map(({ seat: owner, n }) => (
          <Line key={owner}>
            <SeatName seat={owner} />
            <span>
              {n} <Icon name="caravan" label={term('caravan')} />
            </span>
          </Line>
        ))}
        {question?.ask === 'attack' && optionsFor(space).length > 0 && (
          <Fight view={view} words={words} space={space} />
        )}
      </Body>
    </PlaceBox>
  );
}
