/**
 * Messages to receivers. They are in English and Arabic whatever language the console has, because nobody knows which
 * one a receiver reads.
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

/** Returns the message of the office to a receiver who could not be reached. */
export function askReceiver({ name, trackingIDs, links }: Message): string {
  const ids = trackingIDs.join(', ');
  return [
    `Hello ${name}, we could not reach you about your parcel ${ids}.`,
    `مرحبًا ${name}، لم نتمكن من الوصول إليك بشأن شحنتك ${ids}.`,
    ...links.map((link) => `Choose a day · اختر يومًا: ${link}`),
  ].join('\n');
}
