import { use } from 'react';
import styled from 'styled-components';
import { signed } from '../../games/kit/aid';
import type { PrimerPart } from '../../games/kit/primer';
import { useTableParts } from '../boards/useTableParts';
import { Unplayed } from '../cards/Unplayed';
import { loadOnce } from '../loadOnce';
import { loadPlayable, type RulesetEntry } from '../rulesets';
import { SignList } from '../table/SignList';
import { Spot } from '../table/spot/Spot';
import { useModule, useTable, useView } from '../table/TableContext';
import { Tokens, WordedContext } from '../table/Tokens';
import { size, space } from '../theme';
import { useUi } from '../words';

const Part = styled.section`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.m};
  h3 {
    font-size: ${size.lead};
  }
`;

const Shown = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space.l};
  --face-height: 11rem;
  > li {
    display: grid;
    grid-template-columns: 8rem 1fr;
    gap: ${space.m};
    align-items: start;
    font-size: ${size.small};
  }
`;

/** A ruleset explained on one page, with its components as the table draws them, and all its signs. Suspends while it loads. */
export default function Primer({ of: entry }: { of: RulesetEntry & Required<Pick<RulesetEntry, 'primer'>> }) {
  const { say } = useUi();
  const playable = use(loadPlayable(entry));
  const parts = use(loadOnce(`primer ${entry.name}`, entry.primer));
  const signs = use(loadOnce(`aid ${entry.name}`, async () => entry.aid?.()))?.signs ?? [];
  const { words, board } = useTableParts(entry.name, playable);
  return (
    <Unplayed rules={playable.ruleset} words={words} board={board}>
      <WordedContext value>
        {parts.map((part) => (
          <Told key={part.title.en} part={part} />
        ))}
      </WordedContext>
      {signs.length > 0 && (
        <Part>
          <h3>{say('aid.signs')}</h3>
          <SignList signs={signs} />
        </Part>
      )}
    </Unplayed>
  );
}

function Told({ part: { title, text, shown = [] } }: { part: PrimerPart }) {
  const { language } = useUi();
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  return (
    <Part>
      <h3>{title[language]}</h3>
      {text.map((sentences) => (
        <p key={sentences.en}>
          <Tokens tokens={signed(sentences[language], words)} still />
        </p>
      ))}
      {shown.length > 0 && (
        <Shown>
          {shown.map(({ id, says }) => (
            <li key={id}>
              <Spot id={id}>
                <WordedContext value={false}>
                  <ComponentFace id={id} size="normal" view={view} seat={seat} words={words} />
                </WordedContext>
              </Spot>
              <span>
                <Tokens tokens={signed(says[language], words)} still />
              </span>
            </li>
          ))}
        </Shown>
      )}
    </Part>
  );
}
