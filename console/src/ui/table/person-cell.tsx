import type { ReactNode } from 'react';
import { Avatar } from '../display/avatar.tsx';
import { tipWhenCut } from '../display/tooltip.tsx';
import lines from './two-lines.module.css';

export interface PersonCellProps {
  src: string | undefined;
  /** Name whose first letter replaces a missing picture. */
  initialOf: string;
  /** The name. */
  children: ReactNode;
  /** A quieter line under it. */
  second?: string | undefined;
}

/** Picture and name of a person in a row of a table. */
export function PersonCell({ src, initialOf, children, second }: PersonCellProps) {
  return (
    <span className="row gap-1-half">
      <Avatar src={src} name={initialOf} />
      {second ? (
        <span className="narrow">
          <span className={lines.first} {...tipWhenCut}>
            {children}
          </span>
          <span className={lines.second}>
            <bdi>{second}</bdi>
          </span>
        </span>
      ) : (
        <span className={lines.lines} {...tipWhenCut}>
          {children}
        </span>
      )}
    </span>
  );
}
