import { GiAncientColumns, GiCamel, GiCapitol, GiGreekTemple, GiVillage } from 'react-icons/gi';
import type { Seat } from '../../../../games/kit/core';
import type { Resource } from '../../../../games/new-dawn/card';
import { cityStates } from '../../../../games/new-dawn/cards/diplomacy';
import type { Content } from '../../../../games/new-dawn/content';
import { eitherOf, seatColour, seatSign } from '../../../theme';
import { EMBLEMS } from '../emblems';
import { RESOURCE_HUES, TYPE_HUES } from '../look/hues';
import { letterOf } from './Ground';
import { RESOURCES } from './resources';

/** What stands on a space, drawn around its middle. */

/** Whose a piece is; it can be seen however far away the map is. */
const SignOf = ({ seat, alone = false }: { seat: Seat; alone?: boolean }) => (
  <g className="sign">
    {alone && <circle r={9} className="token" />}
    <text>{seatSign(seat)}</text>
  </g>
);

/** A control token; reinforced it is a shield (C10.14). */
const ControlToken = ({ seat, reinforced, space }: { seat: Seat; reinforced: boolean; space: string }) => (
  <g className="lit" style={{ color: seatColour(seat) }} data-heap={`tokens ${seat} ${space}`} data-n={1}>
    {reinforced ? (
      <>
        <path d="M-14 -13h28v10q0 14 -14 19q-14 -5 -14 -19Z" className="token" />
        <path d="M-10 -9h20v7q0 10 -10 14q-10 -4 -10 -14Z" className="rim" />
      </>
    ) : (
      <circle r={12} className="token" />
    )}
    <SignOf seat={seat} />
  </g>
);

/** A city or capital, with its owner's sign; a mature one stands in a wreath. */
const Settlement = ({
  seat,
  space,
  capital,
  mature,
}: {
  seat: Seat;
  space: string;
  capital: boolean;
  mature: boolean;
}) => {
  const Picture = capital ? GiCapitol : GiVillage;
  const size = capital ? 36 : 32;
  return (
    <g className="lit" style={{ color: seatColour(seat) }} data-heap={`cities ${seat} ${space}`} data-n={1}>
      {mature && <path d="M-15 17A21 21 0 0 1 -17 -13M15 17A21 21 0 0 0 17 -13" className="wreath" />}
      <Picture x={-size / 2} y={-size / 2 - 3} size={size} className="piece" />
      <g transform="translate(0 19)">
        <SignOf seat={seat} alone />
      </g>
    </g>
  );
};

const Barbarian = ({ id }: { id: string }) => (
  <g className="lit">
    <path d="M-15 0L0 -16L15 0L0 16Z" className="barbarian" />
    <text className="barbarian-letter">{letterOf(id)}</text>
  </g>
);

/** A city-state in the frame of its card, a circle or a diamond, in the colour of its type. */
function CityState({ id }: { id: string }) {
  const { type = 'culture', frame = 'circle' } = cityStates.find((each) => each.id === id) ?? {};
  const Picture = EMBLEMS[id] ?? GiAncientColumns;
  return (
    <g className="lit" style={{ color: eitherOf(TYPE_HUES[type]) }}>
      {frame === 'circle' ? (
        <circle r={16} className="framed" />
      ) : (
        <path d="M0 -20L20 0L0 20L-20 0Z" className="framed" />
      )}
      <Picture x={-11} y={-11} size={22} />
    </g>
  );
}

function NaturalWonder({ id }: { id: string }) {
  const Picture = EMBLEMS[id] ?? GiGreekTemple;
  return (
    <g className="lit natural">
      <path d="M-16 -9L0 -18L16 -9V9L0 18L-16 9Z" className="framed" />
      <Picture x={-11} y={-11} size={22} />
    </g>
  );
}

function ResourceToken({ resource }: { resource: Resource }) {
  const Picture = RESOURCES[resource];
  return (
    <g className="lit" style={{ color: eitherOf(RESOURCE_HUES[resource]) }}>
      <circle r={14} className="framed" />
      <Picture x={-11} y={-11} size={22} />
    </g>
  );
}

const WorldWonder = ({ id }: { id: string }) => {
  const Picture = EMBLEMS[id] ?? GiGreekTemple;
  return (
    <g className="lit world-wonder">
      <path d="M-10 -10h20v20h-20Z" className="framed" />
      <Picture x={-8} y={-8} size={16} />
    </g>
  );
};

/** A player's caravans: pack animal and sign, and a number when there are several. */
function Caravan({ seat, n, space }: { seat: Seat; n: number; space: string }) {
  const left = n > 1 ? -26 : -18;
  return (
    <g className="lit" style={{ color: seatColour(seat) }} data-heap={`caravans ${seat} ${space}`} data-n={n}>
      <rect x={left} y={-10} width={-2 * left} height={20} rx={5} className="token" />
      <GiCamel x={left + 1} y={-8} size={16} className="on-token" />
      <g transform={`translate(${left + 26} 0)`}>
        <SignOf seat={seat} />
      </g>
      {n > 1 && (
        <text x={left + 43} className="number">
          {n}
        </text>
      )}
    </g>
  );
}

/** Everything on a space: its holder's piece in the middle, wonder and barbarian above, caravans below. */
export function Pieces({ space, content }: { space: string; content: Content }) {
  const { holder, settlement, mature, caravans, barbarians, cityState, naturalWonder, worldWonder, resource } = content;
  const held = settlement !== null || cityState !== null || naturalWonder !== null || resource !== null;
  return (
    <>
      {cityState && <CityState id={cityState} />}
      {naturalWonder && <NaturalWonder id={naturalWonder} />}
      {resource && <ResourceToken resource={resource} />}
      {holder !== undefined &&
        (settlement === 'city' || settlement === 'capital' ? (
          <Settlement seat={holder} space={space} capital={settlement === 'capital'} mature={mature} />
        ) : (
          <ControlToken seat={holder} space={space} reinforced={settlement === 'reinforced'} />
        ))}
      {worldWonder && (
        <g transform="translate(19 -17)">
          <WorldWonder id={worldWonder} />
        </g>
      )}
      {barbarians.map((id, i) => (
        <g key={id} data-card={id} transform={held ? `translate(${-18 + i * 14} -15)` : `translate(${i * 14} 0)`}>
          <Barbarian id={id} />
        </g>
      ))}
      {caravans.map(({ seat, n }, i) => (
        <g key={seat} transform={`translate(${(i - (caravans.length - 1) / 2) * 30} ${held ? 25 : 12})`}>
          <Caravan seat={seat} n={n} space={space} />
        </g>
      ))}
    </>
  );
}
