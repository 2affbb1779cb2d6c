import { isIP, isIPv4 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/**
 * Rate limit key of a caller: an IPv4 address, or the /64 network of an IPv6 address, since whoever has one address
 * of it has them all. `::ffff:192.0.2.1` is `192.0.2.1`. Undefined for a text that is no address.
 */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (isIP(plain) === 0) return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  // The URL parser writes every address in its one short form.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(8 - groups.length - after.length).fill('0'), ...after);
  }
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** Returns what stands for the address of a caller: its network, or the text itself if it is no address. */
export function addressOf(ip: string): string {
  return networkOf(ip) ?? ip;
}

/** Where a caller is, for people to recognise: of an IPv4 address its first three parts, of an IPv6 address its network. */
export function shownNetwork(address: string): string {
  const network = networkOf(address) ?? '';
  return network.includes(':') ? network : network.replace(/\.\d+$/, '.*');
}
