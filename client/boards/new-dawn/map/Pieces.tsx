import { GiAncientColumns, GiCamel, GiCapitol, GiGreekTemple, GiVillage } from 'react-icons/gi';
import type { Seat } from '../../../../games/kit/core';
import type { Resource } from '../../../../games/new-dawn/card';
import { cityStates } from '../../../../games/new-dawn/cards/diplomacy';
import { eitherOf, seatColour, seatSign } from '../../../theme';
import { EMBLEMS } from '../emblems';
import type { Content } from '../facts';
import { RESOURCE_HUES, TYPE_HUES } from '../look/hues';
import { letterOf } from './Ground';
import { RESOURCES } from './resources';

/** What stands on a space, drawn around its middle. */

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
    <text y={5} className="sign">
      {seatSign(seat)}
    </text>
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
        <circle r={7} className="token" />
        <text y={3.5} className="sign small">
          {seatSign(seat)}
        </text>
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
      <Picture x={-10} y={-10} size={20} />
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
      <circle r={13} className="framed" />
      <Picture x={-9} y={-9} size={18} />
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

/** A player's caravans: pack animal and sign, with a number when there are several. */
const Caravan = ({ seat, n, space }: { seat: Seat; n: number; space: string }) => (
  <g className="lit" style={{ color: seatColour(seat) }} data-heap={`caravans ${seat} ${space}`} data-n={n}>
    <rect x={-14} y={-8} width={28} height={16} rx={5} className="token" />
    <GiCamel x={-12} y={-7} size={14} className="on-token" />
    <text x={8} y={n > 1 ? 0 : 4} className={n > 1 ? 'number' : 'sign small'}>
      {n > 1 ? n : seatSign(seat)}
    </text>
  </g>
);

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
        <g key={seat} transform={`translate(${(i - (caravans.length - 1) / 2) * 22} ${held ? 25 : 12})`}>
          <Caravan seat={seat} n={n} space={space} />
        </g>
      ))}
    </>
  );
}
