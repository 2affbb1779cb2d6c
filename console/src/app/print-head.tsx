import { createPortal } from 'react-dom';
import { useBrand } from '../api/brand.ts';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import styles from './print-head.module.css';

/** Ahead of the page, so that it heads a printed dialog too, behind which the page is left out. */
const place = document.getElementById('print-head');

/** Logo and trade name at the head of what is printed; nothing where the business has neither. */
export function PrintHead() {
  const { name, logo, isOwn } = useBrand();
  if (!place || !isOwn) return null;
  return createPortal(
    <div className={styles.printed} aria-hidden="true">
      <BrandLogo src={logo} size={40} />
      <BrandName>{name}</BrandName>
    </div>,
    place,
  );
}
