import { isIP, isIPv4 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/**
 * Returns the rate limit key of a caller: an IPv4 address, or the /64 network of an IPv6 address, because a caller
 * with one address of it has them all. `::ffff:192.0.2.1` is `192.0.2.1`. Returns undefined if the text is no
 * address.
 */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (isIP(plain) === 0) return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  // The URL parser converts every address to its canonical short form.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(8 - groups.length - after.length).fill('0'), ...after);
  }
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

/** Returns the network of a caller's address, or the text itself if it is no address. */
export function addressOf(ip: string): string {
  return networkOf(ip) ?? ip;
}

/**
 * Returns a caller's address in a form for display: the first three parts of an IPv4 address, or the network of an
 * IPv6 address.
 */
export function shownNetwork(address: string): string {
  const network = networkOf(address) ?? '';
  return network.includes(':') ? network : network.replace(/\.\d+$/, '.*');
}
