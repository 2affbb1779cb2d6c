import { line } from './ink.ts';

/** The mark: a parcel whose tape is a T, with the stem as its route. The name is next to it. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="no-shrink">
      <rect fill="#0f6a63" width="32" height="32" rx="8" />
      <path fill="#1b8a80" d="M0 10.25V8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v2.25Z" />
      <path {...line('#fff', 3)} d="M8 10.25h16M14.5 10.25v6.5a5.5 5.5 0 0 0 4.25 5.36" />
      <circle fill="#ffc15c" cx="22.75" cy="22.5" r="2.75" />
    </svg>
  );
}
