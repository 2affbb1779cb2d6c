import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './person-head.module.css';

export interface PersonHeadProps {
  src: string | undefined;
  name: string;
  /** Name whose first letter replaces a missing picture. */
  initialOf: string;
  /** True if it begins a section of the page. */
  heading?: boolean;
  /** Under the name: a role, a state. */
  children?: ReactNode;
}

/** Picture and name of a person, above their details. */
export function PersonHead({ src, name, initialOf, heading = false, children }: PersonHeadProps) {
  const Name = heading ? 'h2' : 'p';
  return (
    <div className={styles.head}>
      <Avatar src={src} name={initialOf} size="large" />
      <div>
        <Name className={styles.name}>{name}</Name>
        {children && <div className="row wrap soft breaks above-half">{children}</div>}
      </div>
    </div>
  );
}
