/** A part of a text in Markdown, as far as our rules use it. */
export type Block =
  | { kind: 'heading'; level: number; text: string; id: string | undefined }
  | { kind: 'list'; items: { text: string; ids: string[] }[] }
  | { kind: 'table'; head: string[]; rows: { cells: string[]; ids: string[] }[] }
  | { kind: 'text'; text: string };

/** Numbers of rules at the beginning of a text: "**R9.2, R9.3** ..." is found as both; so are "M6.1.2" and "OQ-7". */
const numbersOf = (text: string): string[] => /^\**\s*((?:[A-Z]{1,2}-?\d+(?:\.\d+)*(?:,\s*)?)+)/.exec(text)?.[1]?.split(/,\s*/).filter(Boolean) ?? [];

const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map((cell) => cell.trim());

/** Reads headings, lists, tables and paragraphs; lines that go on belong to what they go on. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const seen = new Set<string>();
  /** A rule that is told in two places has its address at the first. */
  const fresh = (text: string): string[] => numbersOf(text).filter((id) => !seen.has(id) && seen.add(id));
  let open = false;
  for (const line of markdown.split('\n')) {
    const last = blocks.at(-1);
    const heading = /^(#+) (.*)/.exec(line);
    if (line.trim() === '') open = false;
    else if (heading?.[1] && heading[2] !== undefined) {
      blocks.push({ kind: 'heading', level: heading[1].length, text: heading[2], id: fresh(heading[2])[0] });
    } else if (line.startsWith('- ')) {
      const item = { text: line.slice(2), ids: fresh(line.slice(2)) };
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
      open = true;
    } else if (line.startsWith('|')) {
      const cells = cellsOf(line);
      if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells, rows: [] });
      else if (!/^[|\s:-]+$/.test(line)) last.rows.push({ cells, ids: fresh(cells[0] ?? '') });
    } else if (open && last?.kind === 'list') {
      const item = last.items.at(-1);
      if (item) item.text += ` ${line.trim()}`;
    } else if (open && last?.kind === 'text') last.text += ` ${line.trim()}`;
    else {
      blocks.push({ kind: 'text', text: line.trim() });
      open = true;
    }
  }
  return blocks;
}

/** A text's parts: bold, slanted, code, plain. */
export function spansOf(text: string): { kind: 'b' | 'i' | 'code' | 'plain'; text: string }[] {
  return text.split(/(\*\*.+?\*\*|\*.+?\*|`.+?`)/).filter(Boolean).map((part) => {
    if (part.startsWith('**')) return { kind: 'b', text: part.slice(2, -2) };
    if (part.startsWith('*')) return { kind: 'i', text: part.slice(1, -1) };
    return part.startsWith('`') ? { kind: 'code', text: part.slice(1, -1) } : { kind: 'plain', text: part };
  });
}
