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
 * Avatar: a round picture next to a name, with the initial as fallback. In a list that is being scrolled the picture
 * loads when the list rests, because a hundred pictures a second make it stutter.
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
