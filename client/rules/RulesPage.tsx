import { lazy, Suspense, use, useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import styled from 'styled-components';
import { NotFound } from '../ui/NotFound';
import { rulesText } from '../boards';
import { loadOnce } from '../loadOnce';
import { rulesetOf, type RulesetEntry } from '../rulesets';
import { colour, size, space } from '../theme';
import { Busy } from '../ui/Busy';
import { Code, Panel } from '../ui/parts';
import { bound, useUi } from '../words';
import { blocksOf, spansOf, type Block } from './blocks';

const Page = styled.article`
  display: grid;
  gap: ${space.m};
  max-width: 46rem;
  margin: ${space.l} auto;
  padding: 0 ${space.l} ${space.huge};
  h1 {
    font-size: ${size.display};
  }
  > h2 {
    margin-top: ${space.l};
    font-size: ${size.title};
  }
  > ul {
    display: grid;
    gap: ${space.s};
  }
  td,
  th {
    padding: ${space.xs} ${space.s};
    border-top: 1px solid ${colour('lineSoft')};
    text-align: start;
    vertical-align: top;
  }
  td:first-child {
    white-space: nowrap;
  }
  :target {
    background: ${colour('glowSoft')};
  }
`;

const Contents = styled.ul`
  columns: 9rem 3;
  column-gap: ${space.l};
  font-size: ${size.small};
  li {
    padding: ${space.xs} 0;
    break-inside: avoid;
  }
`;

const Wide = styled.div`
  overflow-x: auto;
`;

/** Loaded when it is opened. */
const Primer = lazy(() => import('./Primer'));

const Folded = styled(Panel)`
  > summary {
    font-size: ${size.title};
    cursor: pointer;
  }
`;

/** The primer, before the numbered rules. It is folded for a reader whose address names a rule. */
function OnOnePage({ of: entry, open }: { of: RulesetEntry; open: boolean }) {
  const { say } = useUi();
  const [isOpen, setOpen] = useState(open);
  const { primer } = entry;
  if (!primer) return null;
  return (
    <Folded as="details" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('primer.title')}</summary>
      {isOpen && (
        <Suspense fallback={<Busy />}>
          <Primer of={{ ...entry, primer }} />
        </Suspense>
      )}
    </Folded>
  );
}

/** The page of a ruleset's rules, in the reader's language. The address of a rule ends in its number: `#R11.2`. */
export default function RulesPage() {
  const { ruleset } = useParams();
  const entry = rulesetOf(ruleset);
  return entry ? <Rules of={entry} /> : <NotFound />;
}

function Rules({ of: entry }: { of: RulesetEntry }) {
  const { name, title } = entry;
  const { hash } = useLocation();
  const { say, language } = useUi();
  const text = use(loadOnce(`rules ${name} ${language}`, () => rulesText(name, language)));
  // The browser looked for the rule before the text was there, and the text changes with the language.
  useEffect(() => {
    if (hash && text) window.location.replace(hash);
  }, [hash, text]);
  if (text === null) return <NotFound />;
  const [heading, ...blocks] = blocksOf(text);
  return (
    <Page lang={language}>
      {heading && <Shown block={heading} />}
      <p>
        <Link to={`/cards/${name}`}>{say('cards.title', { title })}</Link>
      </p>
      <OnOnePage of={entry} open={hash === ''} />
      <Panel as="nav" aria-label={say('rules.contents')}>
        <Contents>
          {blocks.map(
            (block) =>
              block.kind === 'heading' && (
                <li key={block.id}>
                  <a href={`#${block.id}`}>
                    <Spans text={block.text} />
                  </a>
                </li>
              ),
          )}
        </Contents>
      </Panel>
      {blocks.map((block, i) => (
        <Shown key={i} block={block} />
      ))}
    </Page>
  );
}

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h1>
          <Spans text={block.text} />
        </h1>
      ) : (
        <h2 id={block.id}>
          <Spans text={block.text} />
        </h2>
      );
    case 'text':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(({ text, ids }) => (
            <li key={text} id={ids[0]}>
              <Anchors ids={ids} />
              <Spans text={text} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <Wide tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, i) => (
                  <th key={i} scope="col">
                    <Spans text={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(({ cells, ids }) => (
                <tr key={cells.join()} id={ids[0]}>
                  {cells.map((cell, i) => (
                    <td key={i}>
                      <Spans text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      );
  }
}

/** Further numbers of a rule that has several. */
const Anchors = ({ ids }: { ids: readonly string[] }) => ids.slice(1).map((id) => <span key={id} id={id} />);

function Spans({ text }: { text: string }) {
  const { language } = useUi();
  return spansOf(bound(text, language)).map(({ kind, text: words }, i) => {
    switch (kind) {
      case 'b':
        return <b key={i}>{words}</b>;
      case 'i':
        return <em key={i}>{words}</em>;
      case 'code':
        return <Code key={i}>{words}</Code>;
      case 'plain':
        return words;
    }
  });
}
