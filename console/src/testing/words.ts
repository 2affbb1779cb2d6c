/** Values of the API that each language has its own words for. */
const WIRE_WORDS =
  /^(Abu-Dhabi|Dubai|Sharjah|Ajman|Fujairah|Ras-Al-Khaimah|Umm-Al-Quwain|United Arab Emirates|Zone [12]|Pending|Not Pickup|Pickup|completed|return|created|accepted|unpick|pickup|warehouse|assignedtodriver|delivered|normal|urgent|COD|Card|Wallet|Parcel|Active|unActive|User|Company|Supervisor|Operator|Driver|Cashier|administrator|supervisor|operator|driver|cashier|Small|Medium|Large|Extra Large)$/;
const WORD = /\p{Script=Latin}{2,}/gu;
/** Fields in which people write a word of the API too. */
const FREE = ['vehicleType'];

export const wordsIn = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);

/** Words of the texts in a reply, without values that each language has its own words for. */
export function wordsOfReply(reply: unknown): string[] {
  if (typeof reply === 'string') return WIRE_WORDS.test(reply) ? [] : wordsIn(reply);
  if (typeof reply !== 'object' || reply === null) return [];
  return Object.entries(reply).flatMap(([name, part]) =>
    FREE.includes(name) ? wordsIn(String(part)) : wordsOfReply(part),
  );
}

/**
 * Returns what stands outside of the brackets of the pseudo-language, the inner ones removed first. A text that is shown in
 * parts, as a title around a number, has only one bracket in its first part and in its last.
 */
export function outside(text: string): string {
  const less = text.replace(/«[^«»]*»/g, '');
  return less === text ? text.replace(/^[^«»]*»|«[^«»]*$/g, '') : outside(less);
}
