import './right-to-left.css';

/** Asks for the letters while the code loads: asked for by the first line drawn, they held it back by a third of a second. */
for (const weight of [400, 600])
  void globalThis.document?.fonts?.load(`${weight} 1em "IBM Plex Sans Arabic"`, 'ع').catch(() => undefined);
