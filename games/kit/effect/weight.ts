import type { Node } from './syntax';

/** Whether a clause names its subject: "each other player ...", "you may ...". */
export const hasSubject = (node: Node): boolean => node.kind !== 'verb' && (node.does.hasSubject?.(node) ?? false);

/** Whether an alternative has prices, sentences or conditions of its own. */
export const isHeavy = (node: Node): boolean => node.kind !== 'verb' && (node.does.isHeavy?.(node) ?? false);
