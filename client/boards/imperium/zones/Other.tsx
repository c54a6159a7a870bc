import { useState } from 'react';
import styled from 'styled-components';
import type { Imperium, Player } from '../../../../games/imperium/state';
import { HIDDEN, type Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { Icon, SeatName, Spot, useTable } from '../../../table';
import { colour, font, radius, space } from '../../../theme';
import { Spoken } from '../../../ui/parts';
import { Chip } from '../card/Chip';
import { Figure } from '../look/parts';
import { matOf } from './anchors';
import { PlayArea } from './PlayArea';
import { State } from './State';

const Mat = styled.details`
  scroll-margin-top: 3.75rem;
  min-width: 0;
  padding: ${space.s};
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${colour('ground')} 45%, ${colour('surface')});
  container: imperium-mat / inline-size;
`;

const Inside = styled.div`
  display: grid;
  gap: ${space.s};
  align-items: start;
  padding-top: ${space.s};
  > :first-child { display: grid; gap: ${space.s}; > [data-spot] { max-width: 14rem; } }
  @container imperium-mat (min-width: 36rem) { grid-template-columns: 15rem minmax(0, 1fr); gap: ${space.m}; }
`;

const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.15rem ${space.s};
  cursor: pointer;
  list-style: none;
  h2 { font-family: ${font.display}; font-size: 0.95rem; }
  &::before { content: '▸'; color: ${colour('bronze')}; transition: rotate 150ms; }
  [open] > &::before { rotate: 90deg; }
  &::-webkit-details-marker { display: none; }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem ${space.m};
  font-size: 0.9rem;
  button { padding: 0 0.4em; border: 1px solid ${colour('line')}; border-radius: ${radius.s}; background: ${colour('raised')}; cursor: pointer; }
`;

interface Props { view: Imperium; seat: Seat; words: Words<Imperium> }

/** On a phone, the mats of several opponents begin folded. */
const hasRoom = (): boolean => window.matchMedia('(min-width: 40rem)').matches;

/** Another player's mat, small; it can be folded up to its title. */
export function Other({ view, seat, words }: Props) {
  const [open, setOpen] = useState(() => view.seats === 2 || hasRoom());
  const player = view.players[seat];
  if (!player) return null;
  return (
    <Mat id={matOf(seat)} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        <h2><SeatName seat={seat} /></h2>
        {player.nation !== null && <span>{words.term(player.nation)}</span>}
      </Summary>
      <Inside>
        <div>
          <State player={player} words={words} />
          <Counts player={player} words={words} />
          {player.accession !== null && <Spot id={player.accession}><Chip id={player.accession} words={words} /></Spot>}
        </div>
        <PlayArea seat={seat} player={player} view={view} words={words} as="chip" />
      </Inside>
    </Mat>
  );
}

const PILES = ['hand', 'deck', 'discard', 'history', 'nationDeck', 'development'] as const;

/** How much there is of everything; what the viewer may look through, after the match everything, is a button. */
function Counts({ player, words }: { player: Player; words: Words<Imperium> }) {
  const { openPile } = useTable<Imperium>();
  return (
    <Figures>
      {PILES.map((key) => {
        const cards = player[key];
        const figure = <Figure key={key} icon={key} label={words.term(key)} n={cards.length} />;
        return cards.some((id) => id !== HIDDEN)
          ? <button key={key} type="button" onClick={() => openPile(words.term(key), cards)}>{figure}</button>
          : figure;
      })}
      {(['nation', 'development'] as const).filter((at) => player.exhausted.includes(at)).map((at) => (
        <span key={at} title={words.term(at)}><Icon name="exhaust" label={words.term('exhaust')} /><Spoken>{words.term(at)}</Spoken></span>
      ))}
    </Figures>
  );
}
