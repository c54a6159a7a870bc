import { useState } from 'react';
import { GiCancel } from 'react-icons/gi';
import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import { colour, narrow, PHONE, radius, shadow, size, space } from '../../theme';
import { IconButton } from '../../ui/Button';
import { useMedia } from '../../ui/useMedia';
import { useUi } from '../../words';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';
import { ChangeFigures, Consequences } from './Consequences';
import { commonTo } from './outlook';

/** Hangs from the question, on a phone stands on it. */
const Box = styled.aside`
  position: absolute;
  z-index: 1;
  top: 100%;
  left: ${space.l};
  display: flex;
  gap: ${space.m};
  max-width: min(34rem, calc(100% - 2rem));
  padding: ${space.m};
  border: 2px solid ${colour('news')};
  border-top: 0;
  border-radius: 0 0 ${radius.l} ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.high};
  > :first-child {
    flex: none;
    width: 13rem;
    max-height: 50dvh;
    overflow: hidden auto;
  }
  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
  ${narrow} {
    top: auto;
    bottom: 100%;
    left: ${space.m};
    max-width: calc(100% - 1.5rem);
    border: 2px solid ${colour('news')};
    border-bottom: 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
    flex-direction: column;
    > :first-child {
      width: auto;
      padding-inline-end: ${space.xl};
    }
  }
`;

const Ways = styled.dl`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-width: 9rem;
  padding-inline-end: ${space.xl};
  font-size: ${size.small};
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 ${space.s};
    padding-inline-start: ${space.m};
    border-inline-start: 2px solid ${colour('lineSoft')};
  }
`;

/**
 * A question from outside my turn explains itself: the card that asks, and what each answer would bring me. Not where cards on the
 * table are the answers, which it might cover; but where declining has a name, as in an attack, they are my own.
 */
export default function Asker() {
  const { question } = useQuestion();
  const { words, components } = useTable();
  const view = useView();
  const [closed, setClosed] = useState<number | null>(null);
  if (!question || question.card === undefined || closed === question.n) return null;
  if (question.options.some((option) => components.has(option)) && !words.none?.(view, question)) return null;
  return <Explained card={question.card} onClose={() => setClosed(question.n)} />;
}

function Explained({ card, onClose }: { card: string; onClose(): void }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  const { question, meaning, selected, outlook } = useQuestion();
  const { say } = useUi();
  const phone = useMedia(PHONE);
  if (!question || question.max !== 1 || selected.length > 0) return null;
  const ways: readonly (readonly Option[])[] = [
    ...question.options.map((option) => [option]),
    ...(question.min === 0 ? [[]] : []),
  ];
  const found = ways.map(outlook);
  const common = ways.length > 1 ? commonTo(found.filter((each) => each !== null)) : [];
  return (
    <Box aria-label={words.name(card)}>
      <div>
        <ComponentFace id={card} size={phone ? 'strip' : 'large'} view={view} seat={seat} words={words} />
      </div>
      <Ways>
        {ways.map((picks) => (
          <div key={picks.join()}>
            <dt>
              <Tokens
                tokens={
                  picks[0] === undefined
                    ? (words.none?.(view, question) ?? [{ kind: 'text', text: say('bar.none') }])
                    : meaning(picks[0])
                }
                still
              />
            </dt>
            <dd>
              <Consequences of={picks} without={common} />
            </dd>
          </div>
        ))}
        {common.length > 0 && (
          <div>
            <dt>{say('asker.anyway')}</dt>
            <dd>
              <ChangeFigures changes={common} />
            </dd>
          </div>
        )}
      </Ways>
      <IconButton $kind="quiet" aria-label={say('close')} onClick={onClose}>
        <GiCancel aria-hidden />
      </IconButton>
    </Box>
  );
}
