import { Fragment } from 'react';
import { plain, type CardText, type Token } from '../../../games/kit/text/words';
import { Icon, Tokens } from '../../table';

/** The sign of an ability's timing; with `full` its word too. */
export function Timing({ timing, full }: { timing: Token; full: boolean }) {
  const label = plain([timing]);
  return (
    <>
      <Icon name={timing.kind === 'icon' ? timing.key : ''} label={full ? '' : label} /> {full && <b>{label}</b>}
    </>
  );
}

/** A card's abilities, each after its timing: with `full` one paragraph each, otherwise running text. */
export const Abilities = ({ abilities, full }: Pick<CardText, 'abilities'> & { full: boolean }) =>
  abilities.map(({ timing, lines }, i) => (
    <div key={i}>
      <Timing timing={timing} full={full} />
      {lines.map((tokens, k) =>
        full ? (
          <p key={k}>
            <Tokens tokens={tokens} still />
          </p>
        ) : (
          <Fragment key={k}>
            {' '}
            <Tokens tokens={tokens} still />
          </Fragment>
        ),
      )}
    </div>
  ));

/** A card's remarks besides its abilities: keywords, how it scores. */
export const Remarks = ({ lines }: { lines: readonly (readonly Token[])[] }) =>
  lines.map((tokens, i) => (
    <p key={i}>
      <em>
        <Tokens tokens={tokens} still />
      </em>
    </p>
  ));
