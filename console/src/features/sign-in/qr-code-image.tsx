import { Suspense } from 'react';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import styles from './sign-in.module.css';

type QrCodeProps = { value: string; label: string };

const QrCode = lazyComponent<'QrCode', QrCodeProps>(() => import('./qr-code.tsx'), 'QrCode');

/** QR code whose code loads apart: its place is kept, and the window around it stays. */
export function QrCodeImage(props: QrCodeProps) {
  return (
    <Suspense fallback={<div className={styles.code} />}>
      <QrCode {...props} />
    </Suspense>
  );
}
