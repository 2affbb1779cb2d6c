/**
 * Feature flags: what a server has beyond the specification. The runtime settings of this server name `tawseel`, and
 * `mail` if it can send mail. A server that follows only the specification has none, and never receives their calls.
 */
export const FEATURES = ['tawseel', 'mail'] as const;
export type Feature = (typeof FEATURES)[number];
