/** What the active leave guard asks before what was typed is lost; undefined where nothing would be. */
export const unsaved: { ask: (() => Promise<boolean>) | undefined } = { ask: undefined };
