import { expect, test } from 'vitest';
import type { NamedPickup } from '../pickups/store.ts';
import { pickupFinder } from './shops.ts';

const PICKUPS = 50;
let read = 0;

/** A pickup of a sender, of which is counted how often it is looked at. */
function pickup(sender_id: string, street: string, state = 'asked'): NamedPickup {
  const counted = {
    get sender_id() {
      read += 1;
      return sender_id;
    },
    get street() {
      read += 1;
      return street;
    },
    state,
  };
  // The finder looks at nothing else.
  return counted as unknown as NamedPickup;
}

test("a parcel goes with its sender's pickup: first one at its address, and one that is still open", () => {
  const [done, open, elsewhere] = [
    pickup('noor', 'Shop 4, Al Wasl', 'done'),
    pickup('noor', 'shop 4,  al wasl'),
    pickup('noor', 'Al Quoz 2'),
  ];
  const ofNoor = (sender_address: string) => ({ sender_id: 'noor', sender_address });
  expect(pickupFinder([done, elsewhere, open])(ofNoor('Shop 4, Al Wasl'))).toBe(open);
  expect(pickupFinder([done, elsewhere])(ofNoor('Shop 4, Al Wasl'))).toBe(elsewhere);
  expect(pickupFinder([done])(ofNoor('Al Quoz 9'))).toBe(done);
  expect(pickupFinder([done])({ ...ofNoor('Shop 4, Al Wasl'), sender_id: null })).toBeUndefined();
  expect(pickupFinder([done])({ ...ofNoor('Shop 4, Al Wasl'), sender_id: 'huda' })).toBeUndefined();
});

test('compares each pickup once, however many parcels wait', () => {
  read = 0;
  const find = pickupFinder(Array.from({ length: PICKUPS }, (_, at) => pickup('noor', `Shop ${at}`)));
  for (let at = 0; at < 1000; at += 1) find({ sender_id: 'noor', sender_address: `Shop ${at % PICKUPS}` });
  expect(read).toBe(2 * PICKUPS);
});
