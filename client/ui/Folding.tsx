import { useEffect, useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { isRecord, readStored, writeStored } from '../storage';
import { colour, desk, finger, font, radius, short, size, space } from '../theme';
import { useDrawn } from './Room';

const KEY = 'civitas.folded';

/** Names of the panels that lie folded in this browser. */
function keptFolded(): Record<string, boolean> {
  const stored = readStored(KEY);
  return isRecord(stored) ? Object.fromEntries(Object.entries(stored).map(([name, on]) => [name, on === true])) : {};
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  min-width: 0;
`;

/** What is folded. It is there all the same: what it holds has its place on the table, and needs no button in the question bar. */
const Holding = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  min-width: 0;
  &[hidden] {
    display: none;
  }
`;

/** A heading whose button folds what is below. */
export const FoldHeading = styled.h2`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${colour('bronze')};
  font-size: ${size.small};
  > button {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-height: 2rem;
    ${finger}
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: inherit;
    font-family: ${font.display};
    font-weight: 700;
    text-align: start;
    cursor: pointer;
    ${desk} {
      ${short} {
        min-height: 1.5rem;
      }
    }
    &::before {
      content: '▾';
      width: 0.8em;
    }
    &[aria-expanded='false']::before {
      content: '▸';
    }
    /* Something in it can be picked. */
    &[data-asked='true'][aria-expanded='false'] {
      margin-inline-start: -0.4em;
      padding-inline: 0.4em;
      box-shadow: inset 0 0 0 2px ${colour('glow')};
    }
  }
`;

interface Props {
  /** By this name the browser remembers whether it lies folded. */
  name: string;
  title: ReactNode;
  /** What stands beside the title, folded or not. */
  aside?: ReactNode;
  /** Whether something in it can be picked: marked when it is folded. */
  asked?: boolean | undefined;
  /** Whether it is what the question is about: it unfolds for that, also where a reader had folded it before. */
  needed?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A panel with a heading that folds it, for good: what a reader does not need leaves its room to the rest. It may also lie folded because
 * there is no room for it (Room.tsx).
 */
export function Folding({ name, title, aside, asked, needed = false, id, className, children }: Props) {
  const [kept, keep] = useState(() => keptFolded()[name] !== true);
  const room = useDrawn();
  const drawn = room.drawn.includes(name);
  const { open: ask, release } = room;
  useEffect(() => {
    if (!asked) return undefined;
    ask(name, 'asked');
    return () => release(name);
  }, [asked, ask, release, name]);
  /** Whether the reader has folded it while it was needed. */
  const [shut, setShut] = useState(false);
  if (shut && !needed) setShut(false);
  const lies = !kept && (!needed || shut);
  const open = !lies && !drawn;
  const heading = useId();
  const fold = (): void => {
    if (!open) room.open(name, 'read');
    if (!lies && drawn) return;
    writeStored(KEY, { ...keptFolded(), [name]: open });
    keep(!open);
    setShut(open);
  };
  return (
    <Frame
      aria-labelledby={heading}
      id={id}
      className={className}
      data-folds={name}
      data-folded={!open}
      data-asked={asked}
    >
      <FoldHeading>
        <button
          type="button"
          id={heading}
          aria-expanded={open}
          aria-controls={`${heading}-held`}
          data-asked={asked}
          onClick={fold}
        >
          {title}
        </button>
        {aside}
      </FoldHeading>
      <Holding id={`${heading}-held`} hidden={!open} data-holding>
        {children}
      </Holding>
    </Frame>
  );
}
