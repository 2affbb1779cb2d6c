import { INK, line } from './ink.ts';

/** A parcel at the end of a road that leads nowhere. */
export function NotFoundArt() {
  return (
    <svg viewBox="0 -10 240 166" aria-hidden="true">
      <ellipse fill="var(--action-soft)" cx="120" cy="92" rx="112" ry="60" />
      <path {...line('var(--line-strong)', 3, '0.1 9')} d="M18 128c40 0 44-34 74-34" />
      <path {...line('var(--line-strong)', 3, '0.1 9')} d="M222 128c-34 0-34-22-54-26" />
      <path fill={INK.kraft} d="M84 62 126 79v50L84 112Z" />
      <path fill={INK.kraftDark} d="M168 62 126 79v50l42-17Z" />
      <path fill={INK.kraftLight} d="M126 45 168 62 126 79 84 62Z" />
      <path fill={INK.tape} d="m110 51.500 42 17v14l-10 4v-14L100 55.500Z" />
      <path
        fill={INK.pin}
        d="M126 50c-12-14-19-24-19-34a19 19 0 0 1 38 0c0 10-7 20-19 34Z"
        transform="translate(0 -2)"
      />
      <path {...line(INK.paper, 4)} d="M121 11c0-7 10-7 10 0 0 4-5 4-5 9M126 25v.01" />
    </svg>
  );
}
