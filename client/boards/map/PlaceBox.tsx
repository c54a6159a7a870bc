import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { beside, Tokens, useQuestion } from '../../table';
import { colour, font, radius, shadow } from '../../theme';

const Box = styled.aside`
  position: fixed;
  z-index: 20;
  width: 17.5rem;
  max-width: calc(100vw - 1rem);
  overflow: hidden;
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('ink')};
  box-shadow: ${shadow.high};
  pointer-events: none;
  font-size: 0.82rem;
  line-height: 1.4;
  cursor: default;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0.35rem 0.7rem;
  border-bottom: 3px double ${colour('line')};
  background: ${colour('surface')};
  font-family: ${font.display};
  font-size: 1.1rem;
  font-weight: 700;
  > span {
    display: flex;
    gap: 0.4rem;
    font-size: 1.2rem;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 0.35rem;
  padding: 0.45rem 0.7rem 0.55rem;
  h4 {
    font-family: ${font.caps};
    font-size: 0.9rem;
    letter-spacing: 0.03em;
    color: ${colour('bronze')};
  }
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.1rem 0.6rem;
  > span {
    white-space: nowrap;
  }
`;

const Can = styled.ul`
  padding-top: 0.3rem;
  border-top: 1px solid ${colour('lineSoft')};
  color: ${colour('chosen')};
  font-weight: 600;
`;

const Cannot = styled.p`
  padding-top: 0.3rem;
  border-top: 1px solid ${colour('lineSoft')};
  color: ${colour('danger')};
`;

interface Props {
  /** The place, as options name it. */
  place: string;
  /** Its drawing on the map. */
  anchor: Element;
  children: ReactNode;
}

/** The card of a place, beside it: what stands there, and what I can do there or why I cannot. */
export function PlaceBox({ place, anchor, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const { optionsFor, meaning, whyNot } = useQuestion();
  useLayoutEffect(() => {
    if (box.current) beside(box.current, anchor);
  }, [anchor]);
  const options = optionsFor(place);
  const refused = whyNot(place);
  return createPortal(
    // Hidden from screen readers: the place's name tells them the same.
    <Box ref={box} aria-hidden>
      {children}
      {options.length === 0 && refused && (
        <Body>
          <Cannot>
            <Tokens tokens={refused} still />
          </Cannot>
        </Body>
      )}
      {options.length > 0 && (
        <Body>
          <Can>
            {options.map((option) => (
              <li key={option}>
                <Tokens tokens={meaning(option)} still />
              </li>
            ))}
          </Can>
        </Body>
      )}
    </Box>,
    document.body,
  );
}
