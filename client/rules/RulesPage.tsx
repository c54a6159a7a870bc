import { use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import styled from 'styled-components';
import { NotFound } from '../app/NotFound';
import { loadOnce } from '../loadOnce';
import { colour, size, space } from '../theme';
import { Code } from '../ui/parts';
import { blocksOf, spansOf, type Block } from './blocks';
import { rulesText } from './texts';

const Page = styled.article`
  display: grid;
  gap: ${space.m};
  max-width: 46rem;
  margin: ${space.l} auto;
  padding: 0 ${space.l} ${space.huge};
  h1 { font-size: ${size.display}; }
  h2 { margin-top: ${space.l}; font-size: ${size.title}; }
  ul { display: grid; gap: ${space.s}; }
  td, th { padding: ${space.xs} ${space.s}; border-top: 1px solid ${colour('lineSoft')}; text-align: start; vertical-align: top; }
  :target { background: ${colour('glowSoft')}; }
`;

const Wide = styled.div`overflow-x: auto;`;

/** The rules of a ruleset as this program plays them; each has its number as its address: `#R11.2`. Written in English. */
export default function RulesPage() {
  const { ruleset = '' } = useParams();
  const { hash } = useLocation();
  const text = use(loadOnce(`rules ${ruleset}`, () => rulesText(ruleset)));
  // The text has come after the address was looked up.
  useEffect(() => {
    if (hash && text) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, text]);
  if (text === null) return <NotFound />;
  return <Page lang="en">{blocksOf(text).map((block, i) => <Shown key={i} block={block} />)}</Page>;
}

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': return block.level === 1 ? <h1><Spans text={block.text} /></h1> : <h2 id={block.id}><Spans text={block.text} /></h2>;
    case 'text': return <p><Spans text={block.text} /></p>;
    case 'list': return <ul>{block.items.map(({ text, ids }) => <li key={text} id={ids[0]}><Anchors ids={ids} /><Spans text={text} /></li>)}</ul>;
    case 'table': return (
      <Wide tabIndex={0}>
        <table>
          <thead><tr>{block.head.map((cell, i) => <th key={i} scope="col"><Spans text={cell} /></th>)}</tr></thead>
          <tbody>{block.rows.map(({ cells, ids }) => <tr key={cells.join()} id={ids[0]}>{cells.map((cell, i) => <td key={i}><Spans text={cell} /></td>)}</tr>)}</tbody>
        </table>
      </Wide>
    );
  }
}

/** Further numbers of a rule that has several. */
const Anchors = ({ ids }: { ids: readonly string[] }) => ids.slice(1).map((id) => <span key={id} id={id} />);

const Spans = ({ text }: { text: string }) => spansOf(text).map(({ kind, text: words }, i) => {
  switch (kind) {
    case 'b': return <b key={i}>{words}</b>;
    case 'i': return <em key={i}>{words}</em>;
    case 'code': return <Code key={i}>{words}</Code>;
    case 'plain': return words;
  }
});
