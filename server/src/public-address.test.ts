import { expect, test } from 'vitest';
import { proposePublicAddress } from './public-address.ts';

const network = (address: string, internal: boolean) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

test('a start without a public address proposes one that phones of the network reach', () => {
  const networks = { lo: [network('127.0.0.1', true)], en0: [network('192.168.1.20', false)] };
  expect(proposePublicAddress({ PUBLIC_URL: 'https://parcels.example.com' }, 3000, networks)).toEqual([]);
  expect(proposePublicAddress({ PUBLIC_URL: undefined }, 3000, { lo: networks.lo })).toEqual([]);
  expect(proposePublicAddress({ PUBLIC_URL: undefined }, 3000, networks).at(-1)).toBe(
    'HOST=0.0.0.0 PUBLIC_URL=http://192.168.1.20:3000 npm start',
  );
});
