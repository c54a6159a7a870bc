import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** As much of a request as tells where it came from. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * What the outermost of our proxies wrote into a header. Each proxy adds its word on the right, so what stands further
 * left is the client's own invention.
 * @param proxies how many proxies of ours a request passes; with none, nobody may say such things
 */
export function forwarded(headers: IncomingHttpHeaders, name: string, proxies: number): string | undefined {
  const value = headers[name];
  if (proxies === 0 || value === undefined) return undefined;
  const words = String(value).split(',');
  return words[Math.max(0, words.length - proxies)]?.trim() || undefined;
}

/**
 * Whom to count a request for: the client's IPv4 address, or the network (/64) of its IPv6 address, in which one
 * household has addresses without end.
 */
export function addressOf({ headers, socket }: Arrival, proxies: number): string {
  const told = forwarded(headers, 'x-forwarded-for', proxies);
  return (told && networkOf(told)) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown';
}

/** @param text an address as sockets and proxies write it, with or without brackets, port and zone */
function networkOf(text: string): string | undefined {
  const address = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
  if (v4 !== undefined) return isIPv4(v4) ? v4 : undefined;
  if (!isIPv6(address)) return undefined;
  // An IPv4 address at the end stands for two of eight groups, `::` for as many as are missing.
  const [head = [], tail = []] = address
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
