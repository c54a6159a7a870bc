import styled, { css } from 'styled-components';
import { colour, finger, font, radius, shadow, size, space } from '../theme';

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: 2.5rem;
  padding: ${space.xs} ${space.l};
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-family: ${font.body};
  text-decoration: none;
  cursor: pointer;
  box-shadow: ${shadow.low};
  /* Not of the transform: a layer for as long as it lasts would have all round it painted anew. */
  transition:
    background 120ms,
    border-color 120ms;
  &:hover:not(:disabled) {
    border-color: ${colour('bronze')};
    color: ${colour('ink')};
  }
  &:active:not(:disabled) {
    transform: translateY(1px);
    box-shadow: none;
  }
`;

/** What cannot be done now: an empty place with its name, which is still to be read. Whatever the kind, and whatever points at it. */
const greyed = css`
  &&:is(:disabled, [aria-disabled='true']) {
    border: 1px dashed ${colour('line')};
    background: none;
    color: ${colour('inkSoft')};
    cursor: not-allowed;
    box-shadow: none;
    filter: none;
    transform: none;
  }
`;

const kinds = {
  /** The one thing to do here. */
  main: css`
    background: linear-gradient(${colour('bronze')}, ${colour('bronzeDeep')});
    border-color: ${colour('bronzeDeep')};
    color: ${colour('onBronze')};
    font-weight: 600;
    &:hover:not(:disabled) {
      color: ${colour('onBronze')};
      filter: brightness(1.1);
    }
  `,
  plain: css``,
  /** Beside text, without a frame. */
  quiet: css`
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: ${colour('bronze')};
    &:hover:not(:disabled) {
      background: color-mix(in srgb, ${colour('bronze')} 12%, transparent);
    }
  `,
};

/** A button; `$kind` says how much it asks for attention, `$small` is for what stands beside text. */
export const Button = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))<{
  $kind?: keyof typeof kinds;
  $small?: boolean;
}>`
  ${look}
  ${({ $kind = 'plain' }) => kinds[$kind]}
  ${greyed}
  ${({ $small }) =>
    $small &&
    css`
      min-height: 2rem;
      padding-inline: ${space.s};
      font-size: ${size.small};
      ${finger}
    `}
`;

/** The same look for links: give `$kind`, and `as={Link}` for links inside the application. */
export const LinkButton = styled.a<{ $kind?: keyof typeof kinds }>`
  ${look}
  ${({ $kind = 'plain' }) => kinds[$kind]}
  ${greyed}
`;

/** A square button that holds an icon; always give it an `aria-label`. */
export const IconButton = styled(Button)`
  min-width: 2.5rem;
  padding: ${space.xs};
  font-size: 1.25rem;
`;
