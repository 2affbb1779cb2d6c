import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { commonText } from '../texts/common.ts';
import { sessionText as text } from '../texts/session.ts';
import { DeliveryArt } from '../ui/art/delivery-art.tsx';
import { Logo } from '../ui/art/logo.tsx';
import { buttonClass } from '../ui/button.tsx';
import styles from './landing.module.css';

export function Landing() {
  return (
    <div className={styles.page}>
      <title>{commonText.product}</title>
      <header className={styles.header}>
        <span className={styles.brand}>
          <Logo />
          {commonText.product}
        </span>
        <Link to={addresses.login} className={buttonClass({ variant: 'secondary' })}>
          {text.login}
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text.landingTitle}</h1>
          <p className={styles.lead}>{text.landingLead}</p>
          <Link to={addresses.home} className={buttonClass({ variant: 'primary' })}>
            {text.getStarted}
          </Link>
        </div>
        <DeliveryArt label={text.landingPicture} />
      </main>
    </div>
  );
}
