import { useContext, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Scrolling } from '../table/scrolling.ts';
import styles from './avatar.module.css';
import { pictureUrl } from './safe-url.ts';

export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Initial of a name, one grapheme, in capitals; empty for an empty name. */
function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase();
}

/**
 * Avatar: a round picture of someone whose name stands beside it, with the initial as the fallback. In a list that is
 * scrolled past it, the picture comes when the list rests: a hundred drawings a second make it stutter.
 */
export function Avatar({ name, src, size = 'small' }: AvatarProps) {
  const url = pictureUrl(src);
  const [broken, setBroken] = useState<string>();
  const isPassing = useContext(Scrolling);
  const [isSeen, setSeen] = useState(!isPassing);
  if (!isPassing && !isSeen) setSeen(true);
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {isSeen && url && url !== broken ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      ) : (
        initial(name)
      )}
    </span>
  );
}
