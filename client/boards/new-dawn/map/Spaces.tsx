import { memo } from 'react';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { contentOf, type Content } from '../../../../games/new-dawn/content';
import type { Space } from '../../../../games/new-dawn/hex';
import { cityStateOn, naturalWonderOn } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useQuestion, useTable } from '../../../table';
import { seatColour, seatFill } from '../../../theme';
import { Badge } from '../../map/Badge';
import { standingAt } from '../../map/geometry';
import { PlaceShape } from '../../map/PlaceShape';
import type { Pointing } from '../../map/usePointing';
import { factsOf } from '../facts';
import { borderOf, INSET, RADIUS, type Layout } from './geometry';
import { HomeLetter } from './Ground';
import { linesOf } from './lines';
import { LINE, placeNames } from './names';
import { Pieces } from './Pieces';

interface Props {
  view: NewDawn;
  words: Words<NewDawn>;
  layout: Layout;
  spaces: readonly Space[];
}

/** The districts of control: a wash and a border in the holder's colour, a hatching where patterns are on. */
export const Districts = memo(function Districts({
  cities,
  tokens,
  layout,
}: Pick<NewDawn, 'cities' | 'tokens'> & { layout: Layout }) {
  const bySeat = new Map<Seat, Set<Space>>();
  for (const [space, seat] of [...Object.entries(tokens), ...Object.entries(cities)]) {
    const held = bySeat.get(seat);
    if (held) held.add(space);
    else bySeat.set(seat, new Set([space]));
  }
  return [...bySeat].map(([seat, held]) => {
    const area = [...held].map((space) => layout.outline(layout.at(space))).join('');
    const border = borderOf(held, layout, INSET);
    return (
      <g key={seat} style={{ color: seatColour(seat) }}>
        <path d={area} className="wash" style={{ fill: seatFill(seat) }} />
        <path d={area} className="hatched" style={{ fill: `url(#hatch-${seat % 4})` }} />
        <path d={border} className="border casing" />
        <path d={border} className="border" />
        <path d={border} className="border core" style={{ stroke: seatFill(seat) }} />
      </g>
    );
  });
});

/** The buttons of all spaces. */
export const Spaces = memo(function Spaces({ view, words, layout, spaces, pointing }: Props & { pointing: Pointing }) {
  const { nameOf } = useTable();
  return spaces.map((space) => (
    <Shape
      key={space}
      space={space}
      name={words.name(space)}
      facts={atlasOf(view).ground(space) ? factsOf(contentOf(view, space), words, nameOf) : ''}
      layout={layout}
      pointing={pointing}
    />
  ));
});

interface ShapeProps extends Pick<Props, 'layout'> {
  space: Space;
  name: string;
  facts: string;
  pointing: Pointing;
}

const Shape = memo(function Shape({ space, name, facts, layout, pointing }: ShapeProps) {
  return (
    <PlaceShape
      place={space}
      name={name}
      facts={facts}
      path={layout.outline(layout.at(space), RADIUS - 3)}
      pointing={pointing}
    />
  );
});

/** What stands on all spaces. */
export const Contents = memo(function Contents({ view, words, layout, spaces }: Props) {
  const { nameOf } = useTable();
  return (
    <g pointerEvents="none">
      {spaces.map((space) => {
        const content = contentOf(view, space);
        const home = content.barbarians.length > 0 ? undefined : atlasOf(view).ground(space)?.barbarian;
        return (
          <Standing
            key={space}
            space={space}
            content={content}
            home={home}
            facts={factsOf(content, words, nameOf)}
            layout={layout}
          />
        );
      })}
    </g>
  );
});

/**
 * The names of city-states and natural wonders, over all pieces: a name is wider than its space.
 * @param unit how many times larger than on the sheet letters are drawn
 */
export const Names = memo(function Names({ view, words, layout, spaces, unit }: Props & { unit: number }) {
  const named = spaces.flatMap((space) => {
    const id = cityStateOn(view, space) ?? naturalWonderOn(view, space);
    return id === null ? [] : [{ id, at: layout.at(space), lines: linesOf(words.name(id)) }];
  });
  const taken = spaces.filter((space) => isTaken(contentOf(view, space)));
  const placed = placeNames(
    named,
    taken.map((space) => layout.at(space)),
    unit,
  );
  return (
    <g pointerEvents="none">
      {placed.map(({ anchor, ...at }, i) => (
        <g key={named[i]?.id} style={standingAt(at)}>
          <text className="name" style={{ textAnchor: anchor }}>
            {named[i]?.lines.map((line, n) => (
              <tspan key={line} x={0} y={n * LINE}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Whether a piece stands there over which no name should go. */
const isTaken = ({ settlement, barbarians, cityState, naturalWonder, resource, caravans }: Content): boolean =>
  [settlement, cityState, naturalWonder, resource].some((each) => each !== null) ||
  barbarians.length + caravans.length > 0;

interface StandingProps extends Pick<Props, 'layout'> {
  space: Space;
  content: Content;
  /** The barbarian that begins there; it does not say so where one stands. */
  home: string | undefined;
  facts: string;
}

/**
 * `facts` tells all that is drawn of a space, so it is drawn again only when they change, or what can be picked does.
 */
const Standing = memo(
  function Standing({ space, content, home, layout }: StandingProps) {
    const { selected, optionsFor, optionFor, hotkeyOf, orderOf } = useQuestion();
    const at = layout.at(space);
    const options = optionsFor(space);
    const chosen = options.some((option) => selected.includes(option));
    const only = optionFor(space);
    const badge = options.length === 0 ? null : chosen ? orderOf(space) || '✓' : only === null ? null : hotkeyOf(only);
    return (
      <g data-place={space}>
        <g transform={`translate(${at.x} ${at.y})`}>
          {/* Marks of news and gestures go round the whole space, also of an empty one. */}
          <path d={layout.outline({ x: 0, y: 0 })} fill="none" data-outline={layout.box} />
          {home !== undefined && <HomeLetter barbarian={home} />}
          <g className="pieces">
            <Pieces space={space} content={content} />
          </g>
        </g>
        <g style={standingAt({ x: at.x + 22, y: at.y - 22 })}>
          <Badge badge={badge} chosen={chosen} x={0} y={0} />
        </g>
      </g>
    );
  },
  (a, b) => a.facts === b.facts && a.layout === b.layout,
);
