/**
 * Feature flags: what a server has beyond the specification. The run-time settings of a server of ours name `tawseel`,
 * and `mail` if it can send mail. A server that follows only the specification names none, and is never asked their
 * calls.
 */
export const FEATURES = ['tawseel', 'mail'] as const;
export type Feature = (typeof FEATURES)[number];
