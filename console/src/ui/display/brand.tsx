import { Logo } from '../art/logo.tsx';
import styles from './brand.module.css';
import { safeUrl } from './safe-url.ts';

export interface BrandLogoProps {
  /** Logo of a business, next to its name; '' for the product's own mark. */
  src: string;
  size?: number;
}

export function BrandLogo({ src, size = 32 }: BrandLogoProps) {
  const url = safeUrl(src);
  return url ? <img src={url} alt="" height={size} className={styles.logo} /> : <Logo size={size} />;
}

export function BrandName({ children }: { children: string }) {
  return (
    <span className={styles.name} dir="auto">
      {children}
    </span>
  );
}
