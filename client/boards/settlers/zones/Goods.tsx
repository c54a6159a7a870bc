import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import { plain, type Words } from '../../../../games/kit/text/words';
import { GAINS, GOODS, type Good } from '../../../../games/settlers/card';
import { forecast } from '../../../../games/settlers/forecast';
import { TURN_OPTIONS, type Protection } from '../../../../games/settlers/optionKinds';
import type { Player, Settlers } from '../../../../games/settlers/state';
import { Icon, Spot, usePlace, useQuestion, useTable, type Foretold } from '../../../table';
import { colour, radius, shadow } from '../../../theme';
import { useUi } from '../../../words';
import { signName, Signs } from '../card/Signs';
import { goodColour } from '../look/hues';
import { EXCHANGE, placing } from '../standsFor';

const Shelf = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem calc(var(--air, 0.5rem) * 0.6);
`;

/** A well of pieces: how many there are, and how many will come. */
const Well = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: calc(var(--air, 0.5rem) * 0.6);
  min-height: 2.1rem;
  padding: 0.1rem var(--air, 0.5rem);
  border-radius: ${radius.m};
  background: color-mix(in oklab, var(--good) 14%, ${colour('raised')});
  box-shadow: ${shadow.sunk};
  font-size: 1.05rem;
  font-weight: 700;
  line-height: 1;
  svg {
    width: 1.3rem;
    height: 1.3rem;
  }
  > small {
    display: inline-flex;
    align-items: center;
    svg {
      width: 0.75rem;
      height: 0.75rem;
    }
    color: ${colour('inkSoft')};
    font-size: 0.78rem;
    font-weight: 600;
  }
  &[data-none='true'] > :first-child {
    opacity: 0.55;
  }
`;

/** A token that can be put on locations: pressing it shows where. */
const Press = styled.button`
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  cursor: pointer;
  > div {
    box-shadow:
      0 0 0 2px ${colour('glow')},
      ${shadow.sunk};
  }
  &[aria-pressed='true'] > div {
    background: ${colour('bronze')};
    color: ${colour('onBronze')};
    svg,
    small {
      color: ${colour('onBronze')};
    }
  }
`;

const Coming = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.15rem 0.4rem;
  font-size: 0.82rem;
  > span {
    display: inline-flex;
    align-items: center;
    font-weight: 700;
  }
  > i {
    color: ${colour('inkSoft')};
  }
`;

interface Props {
  view: Settlers;
  seat: Seat;
  player: Player;
  words: Words<Settlers>;
}

/** The kind of move by which tokens are placed. */
const PLACE = 'place';

/** What can be placed of a kind of good: the defence token, workers as samurai. */
const PLACES: Readonly<Partial<Record<Good, Protection>>> = { defence: 'defence', worker: 'samurai' };

/** My goods as counted pieces, each with what the next production brings. */
export function Goods({ view, seat, player, words }: Props) {
  const { say } = useUi();
  const { question, meaning } = useQuestion();
  const { nameOf } = useTable();
  const next = forecast(view, seat);
  const options = question?.ask === 'turn' ? question.options : [];
  const canExchange = options.includes(EXCHANGE);
  const well = (good: Good) => {
    const more = next?.sure[good] ?? 0;
    const name = signName(good, words);
    return (
      <Well
        style={{ '--good': goodColour(good) }}
        data-heap={`goods ${seat} ${good}`}
        data-n={player.goods[good]}
        data-none={player.goods[good] === 0}
      >
        <Icon name={good} label={name} piece={player.goods[good] > 0} />
        <span data-figure={player.goods[good]}>{player.goods[good]}</span>
        {more > 0 && (
          <small title={`${say('town.forecast')}: +${more}`}>
            <Icon name="production" label={say('town.forecast')} />+{more}
          </small>
        )}
      </Well>
    );
  };
  return (
    <Shelf aria-label={words.term('goods')}>
      {GOODS.map((good) => {
        const placed = PLACES[good];
        return (
          <li key={good}>
            {placed !== undefined && options.some((option) => TURN_OPTIONS.readAs('place', option)?.[0] === placed) ? (
              <Placing what={placed}>{well(good)}</Placing>
            ) : (
              well(good)
            )}
          </li>
        );
      })}
      {canExchange && (
        <li>
          <Spot at={EXCHANGE} label={plain(meaning(EXCHANGE), nameOf)}>
            <Well style={{ '--good': goodColour('worker') }}>
              <Signs of={[{ icon: 'worker', n: 2 }, { icon: 'leadsTo' }, { icon: 'anyResource' }]} words={words} />
            </Well>
          </Spot>
        </li>
      )}
    </Shelf>
  );
}

/** A token that can be placed: pressing it shows where. */
function Placing({ what, children }: { what: string; children: ReactNode }) {
  const { say } = useUi();
  const { armed, arm } = useQuestion();
  usePlace(placing(what));
  const chosen = armed === PLACE;
  return (
    <Press
      type="button"
      title={say('town.place')}
      aria-pressed={chosen}
      data-spot={placing(what)}
      data-move={PLACE}
      onClick={() => arm(chosen ? null : PLACE)}
    >
      {children}
    </Press>
  );
}

/** What the next production brings, sign by sign, and the locations of which that depends on more; null where none is left. */
export function foretold(view: Settlers, seat: Seat, words: Words<Settlers>): Foretold[] | null {
  const next = forecast(view, seat);
  if (!next) return null;
  return [
    ...GAINS.map((icon) => ({ icon, label: signName(icon, words), n: next.sure[icon] ?? 0 })),
    ...[...new Set(next.open)].map((id) => ({
      icon: id,
      label: words.name(id),
      n: next.open.filter((each) => each === id).length,
    })),
  ].filter(({ n }) => n > 0);
}

/**
 * What the next production brings, in one line.
 * @param besides leaves out the goods on the shelf: cards remain, and what depends on a choice
 */
export function Forecast({ view, seat, words, besides = false }: Omit<Props, 'player'> & { besides?: boolean }) {
  const { say } = useUi();
  const next = forecast(view, seat);
  if (!next) return null;
  const signs = GAINS.flatMap((icon) => {
    const n = besides && GOODS.some((good) => good === icon) ? 0 : (next.sure[icon] ?? 0);
    return n > 0 ? [{ icon, n }] : [];
  });
  if (signs.length + next.open.length === 0) return null;
  return (
    <Coming role="group" aria-label={say('town.forecast')} tabIndex={0} data-signs>
      <Icon name="production" label={say('town.forecast')} />
      {signs.map(({ icon, n }) => (
        <span key={icon}>
          +{n}
          <Icon name={icon} label={signName(icon, words)} />
        </span>
      ))}
      {next.open.map((id, i) => (
        <i key={`${id} ${i}`}>+ {words.name(id)}</i>
      ))}
    </Coming>
  );
}
