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
  white-space: nowrap;
  svg {
    display: inline-block;
    width: 1.15em;
    height: 1.15em;
    /* Its middle is that of the letters, and it makes no line higher. */
    vertical-align: middle;
    margin-block: -0.1em;
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
      {worded ? <>&nbsp;{label}</> : <Spoken>{label}</Spoken>}
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
  /** The parts of the text at a place; empty where there is none. */
  const textAt = (i: number) => {
    const token = tokens[i];
    const text = token?.kind === 'text' ? bound(token.text, language) : '';
    return besideIcons(text, tokens[i - 1]?.kind === 'icon', tokens[i + 1]?.kind === 'icon');
  };
  return tokens.map((token, i) => {
    if (token.kind === 'text') return <Fragment key={i}>{textAt(i).rest}</Fragment>;
    if (token.kind !== 'icon') return <Fragment key={i}>{one(token, still, worded)}</Fragment>;
    const { opening } = textAt(i - 1);
    const { closing } = textAt(i + 1);
    return opening || closing ? (
      <Together key={i}>
        {opening}
        {one(token, still, worded)}
        {closing}
      </Together>
    ) : (
      <Fragment key={i}>{one(token, still, worded)}</Fragment>
    );
  });
}

/** What may not begin a line: it stays with the icon before it. */
const CLOSING = /^[.,:;!?)\]/]+/;
/** What may not end one: a bracket, a number, a short word. A space that does not break would not hold them to an icon. */
const OPENING = /(?<!\S)\S{1,4}\s$|[([]+$/;

/** A text's parts: `closing` goes with the icon before it, `opening` with the icon after it. */
function besideIcons(text: string, after: boolean, before: boolean) {
  const closing = after ? (CLOSING.exec(text)?.[0] ?? '') : '';
  const open = text.slice(closing.length);
  const opening = before ? (OPENING.exec(open)?.[0] ?? '') : '';
  return { closing, opening, rest: open.slice(0, open.length - opening.length) };
}

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
