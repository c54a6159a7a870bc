import { createContext, Fragment, useContext, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Seat } from '../../games/kit/core';
import type { Token } from '../../games/kit/text/words';
import { colour, radius, seatColour, seatSign } from '../theme';
import { LIT } from '../ui/things';
import { Spoken } from '../ui/parts';
import { bound, useUi } from '../words';
import type { IconComponent } from './board';
import { IconsContext, useTable } from './TableContext';

const Inline = styled.span`
  display: inline-flex;
  align-items: baseline;
  white-space: nowrap;
  svg {
    display: inline-block;
    align-self: center;
    width: 1.15em;
    height: 1.15em;
  }
`;

/** Whether a sign in a text has its word beside it: where there is room, and somebody looks closely. */
export const WordedContext = createContext(false);

interface IconProps {
  name: string;
  label: string;
  ending?: string | undefined;
  /** The words are shown, too. */
  worded?: boolean;
  /** It stands for a piece that lies there. */
  piece?: boolean;
}

/** An icon of the table with the words that it stands for; without a picture of its own it is those words. */
export function Icon({ name, label, ending, worded = false, piece = false }: IconProps) {
  const icons = useContext(IconsContext);
  const entry = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (!entry) return <>{label}</>;
  const [Picture, tint]: [IconComponent, string | undefined] =
    'icon' in entry ? [entry.icon, entry.colour] : [entry, undefined];
  const drawn = (
    <Inline style={{ color: tint }} title={label}>
      {piece ? <Piece as={Picture} aria-hidden /> : <Picture aria-hidden />}
      {worded ? <>&#x202f;{label}</> : <Spoken>{label}</Spoken>}
    </Inline>
  );
  return ending && !worded ? (
    <Together>
      {drawn}
      <span aria-hidden>-{ending}</span>
    </Together>
  ) : (
    drawn
  );
}

const Piece = styled.svg`
  filter: ${LIT};
`;

const Together = styled.span`
  white-space: nowrap;
`;

const Person = styled.span`
  white-space: nowrap;
  font-weight: 600;
`;

/** A player's name with the seat's colour and sign. */
export function SeatName({ seat }: { seat: Seat }) {
  const { nameOf } = useTable();
  return (
    <Person>
      <SeatSign seat={seat} /> {nameOf(seat)}
    </Person>
  );
}

/** A seat's shape in its colour. */
export const SeatSign = ({ seat }: { seat: Seat }) => (
  <span aria-hidden style={{ color: seatColour(seat) }}>
    {seatSign(seat)}
  </span>
);

/** No box: a log is full of them. */
const Chip = styled.span`
  border-radius: ${radius.s};
  color: ${colour('bronze')};
  font-weight: 600;
  text-decoration: underline dotted ${colour('line')};
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:hover {
    text-decoration: underline ${colour('bronze')};
  }
`;

/**
 * Text made of tokens. Names of components are chips that open them; where nothing may be clicked (on a card's face, in
 * a button) `still` shows them as words.
 */
export function Tokens({ tokens, still = false }: { tokens: readonly Token[]; still?: boolean }) {
  const { language } = useUi();
  const worded = useContext(WordedContext);
  return tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (token.kind === 'text')
      return (
        <Fragment key={i}>
          {besideIcons(bound(token.text, language), before?.kind === 'icon', next?.kind === 'icon')}
        </Fragment>
      );
    const opening = token.kind === 'icon' && before?.kind === 'text' ? OPENING.exec(before.text)?.[0] : undefined;
    const sign = token.kind === 'icon' && next?.kind === 'text' ? PUNCTUATION.exec(next.text)?.[0] : undefined;
    return opening || sign ? (
      <Together key={i}>
        {opening}
        {one(token, still, worded)}
        {sign}
      </Together>
    ) : (
      <Fragment key={i}>{one(token, still, worded)}</Fragment>
    );
  });
}

/** What may not begin a line: it stays with the icon before it. */
const PUNCTUATION = /^[.,:;!?)\]/]+/;
/** What may not end one. */
const OPENING = /[([]+$/;

/**
 * Text between icons, without the punctuation that was attached to the icon before it and the bracket attached to the icon after
 * it. A number at its end stays on the line of the icon after it.
 */
const besideIcons = (text: string, after: boolean, before: boolean): string => {
  const rest = after ? text.replace(PUNCTUATION, '') : text;
  return before ? rest.replace(OPENING, '').replace(/(\d) $/, '$1\u00a0') : rest;
};

function one(token: Token, still: boolean, worded: boolean) {
  switch (token.kind) {
    case 'text':
      return token.text;
    case 'icon':
      return token.n === undefined ? (
        <Icon name={token.key} label={token.label} ending={token.ending} worded={worded} />
      ) : (
        <Inline>
          {token.n}
          {'\u00a0'}
          <Icon name={token.key} label={token.label} ending={token.ending} worded={worded} />
        </Inline>
      );
    case 'card':
      return still ? <em data-names={token.id}>{token.label}</em> : <CardChip id={token.id} label={token.label} />;
    case 'seat':
      return <SeatName seat={token.seat} />;
  }
}

/**
 * A component's name that opens it; that of a place of the table brings there. No button element: lines would break round it, away from
 * its comma or bracket.
 */
export function CardChip({ id, label }: { id: string; label: string }) {
  const { components, openCard } = useTable();
  const open = async (): Promise<void> => {
    if (components.has(id) || !(await import('./lit')).goTo(id)) openCard(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void open();
  };
  return (
    <Chip role="button" tabIndex={0} data-names={id} onClick={() => void open()} onKeyDown={onKeyDown}>
      {label}
    </Chip>
  );
}
