import { Link } from 'react-router';
import { DeliveryArt } from '../app/art/delivery-art.tsx';
import { Logo } from '../app/art/logo.tsx';
import { commonText } from '../texts/common.ts';
import { sessionText as text } from '../texts/session.ts';
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
        <Link to="/login" className={buttonClass({ variant: 'secondary' })}>
          {text.login}
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>{text.landingTitle}</h1>
          <p className={styles.lead}>{text.landingLead}</p>
          <Link to="/home" className={buttonClass({ variant: 'primary' })}>
            {text.getStarted}
          </Link>
        </div>
        <DeliveryArt label={text.landingPicture} />
      </main>
    </div>
  );
}
