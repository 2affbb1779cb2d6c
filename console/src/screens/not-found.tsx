import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { sessionText as text } from '../texts/en/session.ts';
import { NotFoundArt } from '../ui/art/not-found-art.tsx';
import { buttonClass } from '../ui/buttons/button.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <main className={styles.page}>
      <title>{text.notFoundTitle}</title>
      <NotFoundArt />
      <p className="action heavy">{text.notFoundCode}</p>
      <h1 className={styles.title}>{text.notFoundTitle}</h1>
      <p className="soft below">{text.notFoundText}</p>
      <Link to={addresses.landing} className={buttonClass({ variant: 'primary' })}>
        {text.goHome}
      </Link>
    </main>
  );
}
