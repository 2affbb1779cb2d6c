/**
 * Messages to receivers and shops, in both English and Arabic, because the language of the reader is not known.
 */

type Message = {
  name: string;
  trackingIDs: readonly string[];
  /** Links to the tracking pages; none without a public address. */
  links: readonly string[];
};

/** Returns the message of a driver who is on the way to the door. */
export function helloReceiver({ name, trackingIDs, links }: Message): string {
  const ids = trackingIDs.join(', ');
  return [
    `Hello ${name}, I have your parcel ${ids}. Are you there to take it?`,
    `مرحبًا ${name}، معي شحنتك ${ids}. هل يمكنك استلامها الآن؟`,
    ...links,
  ].join('\n');
}

/** Returns the message of a driver who is on the way to a shop; `count` is the number of its parcels, 0 if unknown. */
export function helloShop(name: string, count: number): string {
  const parcels = count === 0 ? 'your parcels' : count === 1 ? 'your parcel' : `your ${count} parcels`;
  return [
    `Hello ${name}, I am coming to collect ${parcels}. ${count === 1 ? 'Is it' : 'Are they'} ready?`,
    `مرحبًا ${name}، أنا قادم لاستلام شحناتكم${count === 0 ? '' : ` (${count})`}. هل هي جاهزة؟`,
  ].join('\n');
}

/** Returns the message of the office to a receiver who could not be reached. */
export function askReceiver({ name, trackingIDs, links }: Message): string {
  const ids = trackingIDs.join(', ');
  return [
    `Hello ${name}, we could not reach you about your parcel ${ids}.`,
    `مرحبًا ${name}، لم نتمكن من الوصول إليك بشأن شحنتك ${ids}.`,
    ...links.map((link) => `Choose a day · اختر يومًا: ${link}`),
  ].join('\n');
}
