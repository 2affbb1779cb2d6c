import { INK, line } from './ink.ts';

/** An open, empty carton. */
export function EmptyBoxArt() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="full">
      <ellipse fill="var(--action-soft)" cx="60" cy="56" rx="54" ry="36" />
      <path fill="light-dark(#ecdcc4, #4a3c2a)" d="M60 30 92 43 60 56 28 43Z" />
      <path fill={INK.kraft} d="M28 43 60 56v32L28 75Z" />
      <path fill={INK.kraftDark} d="M92 43 60 56v32l32-13Z" />
      <path fill={INK.kraftLight} d="M28 43 60 56 49 67 16 53ZM92 43 60 56l11 11 33-14Z" />
      <path fill={INK.kraftDark} d="M28 43 60 30 50 20 20 32ZM92 43 60 30l10-10 30 12Z" />
      <path {...line('var(--line-strong)', 2, '0.1 6')} d="M60 44C58 30 72 28 70 18" />
      <circle fill="var(--urgent-fill)" cx="70" cy="11" r="3" />
    </svg>
  );
}
