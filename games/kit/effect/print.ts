import type { Condition, Filter, Node, Per, Argument, VariablePoints, Trigger } from './syntax';

/** Prints effects back in the reference notation: for every text of the reference, print(parse(text)) is the text. */

/** @returns the notation of an effect or a cost. */
export function printNode(node: Node): string {
  if (node.kind !== 'verb') return node.does.print(node);
  return node.bare ? node.verb : `${node.verb}(${node.args.map(printArgument).join(', ')})`;
}

/** @returns the notation of the `trigger` field. */
export const printTriggers = (triggers: readonly Trigger[]): string => triggers.map(printTrigger).join(' | ');

function printTrigger(trigger: Trigger): string {
  if (trigger.bare) return trigger.name;
  const host = trigger.host ? `${printFilter(trigger.host)}: ` : '';
  return `${trigger.name}(${host}${trigger.arg ? printArgument(trigger.arg) : ''})`;
}

/** @returns the notation of variable points. */
export const printPoints = (points: readonly VariablePoints[]): string =>
  points.map((p) => `${p.n} ${printPer(p.per)}`).join(' + ');

/** @returns the notation of a condition. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'word':
      return condition.word;
    case 'call':
      return `${condition.name}(${printArgument(condition.arg)})`;
    case 'and':
      return condition.of.map(printCondition).join(` ${condition.sign} `);
    case 'or':
      return condition.of.map(printCondition).join(' or ');
  }
}

const printPer = (per: Per): string => `per ${per.each === 1 ? '' : `${per.each} `}${printFilter(per.of)}`;

/** @returns the notation of one argument. */
export function printArgument(argument: Argument): string {
  const parts: (string | number)[] = [];
  if (argument.n !== undefined) parts.push(argument.n);
  if (argument.min !== undefined) parts.push('min', argument.min);
  if (argument.top) parts.push('top');
  if (argument.verb) parts.push(printNode(argument.verb));
  if (argument.what) parts.push(printFilter(argument.what));
  if (argument.except) parts.push('not', printNode(argument.except));
  if (argument.per) parts.push(printPer(argument.per));
  for (const word of ['from', 'in', 'on', 'to'] as const) {
    const place = argument[word];
    if (place) parts.push(word, printFilter(place));
  }
  if (argument.as) parts.push('as', printArgument(argument.as));
  if (argument.by) parts.push('by', printNode(argument.by));
  return parts.join(' ');
}

/** @returns the notation of a filter or selector. */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'word':
      return filter.word;
    case 'named':
      return `named("${filter.name}")`;
    case 'card':
      return `@${filter.id}`;
    case 'or':
      return filter.of.map(printFilter).join('/');
    case 'and':
      return filter.of.map(printFilter).join(' & ');
    case 'not':
      return `not ${printFilter(filter.of)}`;
    case 'call': {
      const arg = filter.arg ? printArgument(filter.arg) : '';
      if (filter.bare) return `${filter.name} ${arg}`;
      return `${filter.name}(${filter.host ? `${printFilter(filter.host)}: ` : ''}${arg})`;
    }
  }
}
