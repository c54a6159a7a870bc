import { memo, useMemo } from 'react';
import type { Seat } from '../../../../games/kit/core';
import type { Place } from '../../../../games/mythotopia/card';
import { borderOf, PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import { TURN_OPTIONS } from '../../../../games/mythotopia/optionKinds';
import { sidesOf, wars } from '../../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import type { Words } from '../../../../games/kit/text/words';
import { useQuestion, useSpot, useTable } from '../../../table';
import { seatFill } from '../../../theme';
import { factsOf } from '../facts';
import { Badge } from '../../map/Badge';
import { standingAt, type Room, type SheetPoint } from '../../map/geometry';
import { PlaceShape } from '../../map/PlaceShape';
import type { Pointing } from '../../map/usePointing';
import { cellOf, isLand, roadOf, SHEET } from './geometry';
import { ProvincePieces, SeaPieces } from './Pieces';
import { asidesOn } from './aside';
import { plaquesOf, widthOf, type War } from './plaques';

/** Moving and scaling the map changes the view of its layers, so none of them is drawn again. */
interface Props {
  view: Mythotopia;
  words: Words<Mythotopia>;
}

const PLACES = [...SEAS, ...PROVINCES];

/** Washes in the owners' colours, strongest along the borders, as on old maps. */
export const Washes = memo(function Washes({ owners }: Pick<Mythotopia, 'owners'>) {
  return (
    <g aria-hidden pointerEvents="none">
      {Object.entries(owners).map(([place, seat]: [Place, Seat]) => (
        <g key={place} clipPath={`url(#cell-${place})`} style={{ color: seatFill(seat) }}>
          <path d={cellOf(place).path} fill="currentColor" fillOpacity={0.13} />
          <path d={cellOf(place).path} className="wash" strokeWidth={22} strokeOpacity={0.2} />
          <path d={cellOf(place).path} className="wash" strokeWidth={9} strokeOpacity={0.45} />
          <path d={cellOf(place).path} className="hatch" fill={`url(#hatch-${seat})`} />
        </g>
      ))}
    </g>
  );
});

/** The shapes of all places, and above them what stands in the places. */
export const Places = memo(function Places({ view, words, pointing }: Props & { pointing: Pointing }) {
  const { nameOf } = useTable();
  return PLACES.map((place) => (
    <Shape
      key={place}
      place={place}
      name={words.name(place)}
      facts={factsOf(view, place, words, nameOf).join(', ')}
      pointing={pointing}
    />
  ));
});

interface ShapeProps {
  place: Place;
  name: string;
  facts: string;
  pointing: Pointing;
}

/** The shape of a province or a sea: its button. */
const Shape = memo(function Shape({ place, name, facts, pointing }: ShapeProps) {
  return (
    <PlaceShape
      place={place}
      name={name}
      facts={facts}
      path={cellOf(place).path}
      clip={`cell-${place}`}
      className={isLand(place) ? 'land' : 'water'}
      pointing={pointing}
    />
  );
});

interface ContentsProps extends Props {
  /** The size of what stands at labels, roughly (`sizeFor`). */
  unit: number;
  room: Room;
}

/** Where the plaques of wars stand, looked for anew only when they are others. */
function usePlaques({ view, words, unit, room }: ContentsProps): ReturnType<typeof plaquesOf> {
  const fought = wars(view).map((place): War => {
    const strengths = sidesOf(view, place).map(({ strength }) => strength);
    return { place, width: widthOf(strengths) };
  });
  const said = JSON.stringify(fought);
  return useMemo(
    () => plaquesOf(JSON.parse(said) as War[], unit, (place) => words.name(place), room),
    [said, unit, words, room],
  );
}

/** Names and pieces of all places. */
export const Contents = memo(function Contents({ view, words, unit, room }: ContentsProps) {
  const { nameOf } = useTable();
  // A name lies over what stands in the places below. A war may be larger than its province, so it is drawn over all of that.
  const fought = new Set(wars(view));
  const asideOf = useMemo(() => asidesOn(unit, (place) => words.name(place)), [unit, words]);
  const plaques = usePlaques({ view, words, unit, room });
  const over = (place: Place): number =>
    isLand(place) ? (fought.has(place) ? SHEET.height : 0) - cellOf(place).label.y : -SHEET.height;
  const places = [...PLACES].sort((a, b) => over(a) - over(b));
  return (
    <g aria-hidden pointerEvents="none" className="contents">
      {places.map((place) => (
        <Content
          key={place}
          place={place}
          view={view}
          name={words.name(place)}
          facts={factsOf(view, place, words, nameOf).join()}
          plaque={plaques.get(place)}
          room={room}
          asideOf={asideOf}
        />
      ))}
    </g>
  );
});

interface ContentProps {
  place: Place;
  view: Mythotopia;
  name: string;
  facts: string;
  plaque: SheetPoint | undefined;
  room: Room;
  asideOf(place: Place, width: number): number;
}

/** A name and the pieces beside it. `facts` tells all that is drawn, so it is drawn again only when they change. */
const Content = memo(
  function Content({ place, view, name, plaque, room, asideOf }: ContentProps) {
    const { selected, optionsFor, optionFor, hotkeyOf, orderOf, isCalm } = useQuestion();
    const options = isCalm ? [] : optionsFor(place);
    const chosen = options.some((option) => selected.includes(option));
    const only = optionFor(place);
    const badge = options.length === 0 ? null : chosen ? orderOf(place) || '✓' : only === null ? null : hotkeyOf(only);
    const Pieces = isLand(place) ? ProvincePieces : SeaPieces;
    return (
      <g className="at" style={standingAt(cellOf(place).label)} data-place={place}>
        <Pieces
          view={view}
          place={place}
          name={name}
          badge={badge}
          chosen={chosen}
          plaque={plaque}
          room={room}
          asideOf={asideOf}
        />
      </g>
    );
  },
  (a, b) =>
    a.place === b.place &&
    a.name === b.name &&
    a.facts === b.facts &&
    a.room === b.room &&
    a.asideOf === b.asideOf &&
    a.plaque?.x === b.plaque?.x &&
    a.plaque?.y === b.plaque?.y,
);

/** Roads that are built, and roads that can be. */
export const Roads = memo(function Roads({ roads, words }: Pick<Mythotopia, 'roads'> & Pick<Props, 'words'>) {
  const { question, isCalm, isSelectable } = useQuestion();
  const possible = (question?.options ?? []).flatMap((option) => {
    const [work, border] = TURN_OPTIONS.readAs('build', option) ?? [];
    return work === 'road' && border !== undefined && !isCalm && isSelectable(border) ? [border] : [];
  });
  return (
    <>
      {roads.map((border) => (
        <Track key={border} border={border} className="road" />
      ))}
      {possible.map((border) => (
        <Site key={border} border={border} words={words} />
      ))}
    </>
  );
});

function Track({ border, className }: { border: string; className: string }) {
  const { from, bend, mid, to } = roadOf(border);
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${mid.x} ${mid.y}T${to.x} ${to.y}`;
  return (
    <g className={className}>
      <path d={d} className="bank" />
      <path d={d} className="way" />
      <path d={d} className="ruts" />
    </g>
  );
}

function Site({ border, words }: { border: string; words: Words<Mythotopia> }) {
  const { a, b } = borderOf(border);
  const { chosen, selectable, button, badge, menu } = useSpot({
    at: border,
    label: `${words.term('road')}: ${words.name(a)} – ${words.name(b)}`,
  });
  const { mid } = roadOf(border);
  if (!selectable) return null;
  return (
    <g className="site" data-glow={chosen ? 'chosen' : 'true'}>
      <Track border={border} className="road planned" />
      <circle
        style={standingAt(mid)}
        r={13}
        className="shape"
        {...button}
        role="button"
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }}
      />
      <g className="at" style={standingAt(mid)} pointerEvents="none">
        <Badge badge={badge} chosen={chosen} x={12} y={-10} />
      </g>
      {menu}
    </g>
  );
}
