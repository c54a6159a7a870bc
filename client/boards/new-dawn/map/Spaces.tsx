import { memo } from 'react';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { atlasOf } from '../../../../games/new-dawn/atlas';
import { contentOf, type Content } from '../../../../games/new-dawn/content';
import type { Space } from '../../../../games/new-dawn/hex';
import { cityStateOn, naturalWonderOn } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useQuestion, useTable } from '../../../table';
import { seatColour } from '../../../theme';
import { Badge } from '../../map/Badge';
import { standingAt } from '../../map/geometry';
import { PlaceShape } from '../../map/PlaceShape';
import type { Pointing } from '../../map/usePointing';
import { factsOf } from '../facts';
import { borderOf, RADIUS, type Layout } from './geometry';
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
    return (
      <g key={seat} style={{ color: seatColour(seat) }}>
        <path d={area} className="wash" />
        <path d={area} className="hatched" style={{ fill: `url(#hatch-${seat % 4})` }} />
        <path d={borderOf(held, layout)} className="border" />
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
        return (
          <Standing
            key={space}
            space={space}
            content={content}
            facts={factsOf(content, words, nameOf)}
            layout={layout}
          />
        );
      })}
      {/* Over all pieces: a name is wider than its space. */}
      {spaces.map((space) => (
        <Name key={space} space={space} view={view} layout={layout} words={words} />
      ))}
    </g>
  );
});

/** The name of a city-state or natural wonder, below its token. */
function Name({ view, words, layout, space }: Omit<Props, 'spaces'> & { space: Space }) {
  const named = cityStateOn(view, space) ?? naturalWonderOn(view, space);
  const { x, y } = layout.at(space);
  return (
    named && (
      <g style={standingAt({ x, y: y + 33 })}>
        <text className="name">{words.name(named)}</text>
      </g>
    )
  );
}

interface StandingProps extends Pick<Props, 'layout'> {
  space: Space;
  content: Content;
  facts: string;
}

/**
 * `facts` tells all that is drawn of a space, so it is drawn again only when they change, or what can be picked does.
 */
const Standing = memo(
  function Standing({ space, content, layout }: StandingProps) {
    const { selected, optionsFor, optionFor, hotkeyOf, orderOf } = useQuestion();
    const at = layout.at(space);
    const options = optionsFor(space);
    const chosen = options.some((option) => selected.includes(option));
    const only = optionFor(space);
    const badge = options.length === 0 ? null : chosen ? orderOf(space) || '✓' : only === null ? null : hotkeyOf(only);
    return (
      <g data-place={space}>
        <g transform={`translate(${at.x} ${at.y})`}>
          {/* Marks of news cover the whole space, also of an empty one. */}
          <path d={layout.outline({ x: 0, y: 0 })} fill="none" />
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
