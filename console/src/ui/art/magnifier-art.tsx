import { line } from './ink.ts';

/** A magnifier over a list in which nothing was found. */
export function MagnifierArt() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="full">
      <ellipse fill="var(--action-soft)" cx="60" cy="52" rx="54" ry="38" />
      <rect fill="var(--face)" x="24" y="18" width="56" height="62" rx="6" />
      <path {...line('var(--face-line)', 4)} d="M34 32h22M34 45h30M34 58h16M34 70h24" />
      <circle fill="var(--face)" cx="74" cy="50" r="20" />
      <circle fill="light-dark(rgb(255 255 255 / 55%), rgb(255 255 255 / 8%))" cx="74" cy="50" r="20" />
      <path
        {...line('var(--action)', 2.5)}
        strokeLinejoin="round"
        d="M74 30a20 20 0 1 1 0 40 20 20 0 0 1 0-40Z"
      />
      <path {...line('var(--action)', 6)} d="m89 65 12 12" />
      <path
        {...line('var(--action)', 2, '3 3')}
        strokeLinecap="butt"
        strokeLinejoin="round"
        d="m64 45 10-4 10 4v11l-10 4-10-4ZM64 45l10 4 10-4M74 49v11"
      />
    </svg>
  );
}
