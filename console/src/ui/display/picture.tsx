import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './picture.module.css';
import { pictureUrl } from './safe-url.ts';

export interface PictureProps {
  src: string | null | undefined;
  alt: string;
  className?: string | undefined;
}

/** Image that fills its container; a broken, missing or unsafe one becomes a placeholder that says so. */
export function Picture({ src, alt, className }: PictureProps) {
  const texts = useUiTexts();
  const url = pictureUrl(src);
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) {
    return (
      <span
        className={classNames(styles.missing, className)}
        role="img"
        aria-label={`${alt}: ${texts.pictureMissing}`}
      >
        <IconPhotoOff aria-hidden="true" />
        <span className={styles.words} aria-hidden="true">
          {texts.pictureMissing}
        </span>
      </span>
    );
  }
  return (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={classNames(styles.picture, className)}
      onError={() => setBroken(url)}
    />
  );
}
