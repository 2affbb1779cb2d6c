import { IconChevronLeft, IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from '../display/picture.module.css';
import { Picture } from '../display/picture.tsx';
import { safeUrl } from '../display/safe-url.ts';
import { useUiTexts } from '../ui-texts.tsx';
import { Dialog } from './dialog.tsx';

export interface ViewedPicture {
  src: string;
  /** Description: the name of its button, and the title when enlarged. */
  alt: string;
  /** Actions on the enlarged picture. */
  acts?: (close: () => void) => ReactNode;
}

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  /** Index of the enlarged picture; undefined while the viewer is closed. */
  shown: number | undefined;
  onShow: (index: number | undefined) => void;
}

/**
 * Lightbox: pictures, large, one at a time; arrow keys and buttons turn to the next. Offers the original in a new tab
 * for http(s) and own addresses only, without telling that site where the reader came from.
 */
export function PictureViewer({ pictures, shown, onShow }: PictureViewerProps) {
  const texts = useUiTexts();
  const [last, setLast] = useState(shown ?? 0);
  if (shown !== undefined && shown !== last) setLast(shown);
  const picture = pictures[shown ?? last];
  const many = pictures.length > 1;
  const url = safeUrl(picture?.src);

  function turn(by: number) {
    onShow((last + by + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (!many || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    turn(event.key === forward ? 1 : -1);
  }

  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => onShow(undefined)}
      title={picture?.alt ?? ''}
      size="large"
      onKeyDown={onKeyDown}
    >
      <div className="stack gap-1-half">
        <div className={styles.stage}>
          {picture && <Picture src={picture.src} alt={picture.alt} className={styles.full} />}
          {many && (
            <>
              <IconButton
                label={texts.previousPicture}
                icon={<IconChevronLeft aria-hidden="true" />}
                className={classNames(styles.turn, styles.before)}
                onClick={() => turn(-1)}
              />
              <IconButton
                label={texts.nextPicture}
                icon={<IconChevronRight aria-hidden="true" />}
                className={classNames(styles.turn, styles.after)}
                onClick={() => turn(1)}
              />
            </>
          )}
        </div>
        <div className="row wrap between quiet figures">
          {many && <span aria-live="polite">{texts.pictureOf(last + 1, pictures.length)}</span>}
          {picture?.acts?.(() => onShow(undefined))}
          {url && (
            <a
              className={styles.original}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              {texts.openOriginal}
              <IconExternalLink size={16} aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Thumbnails in a row; pressing one shows it large. */
export function Thumbnails({ pictures }: { pictures: readonly ViewedPicture[] }) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <ul className="row wrap stretch">
        {pictures.map((picture, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in a list twice.
          <li key={at}>
            <button type="button" className={styles.thumb} onClick={() => setShown(at)}>
              <Picture src={picture.src} alt={picture.alt} />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer pictures={pictures} shown={shown} onShow={setShown} />
    </>
  );
}
