import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { useBrand } from '../api/brand.ts';
import { sessionText as text } from '../texts/en/session.ts';
import { DeliveryArt } from '../ui/art/delivery-art.tsx';
import { buttonClass } from '../ui/buttons/button.tsx';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import styles from './landing.module.css';

export function Landing() {
  const { name, logo } = useBrand();
  return (
    <div className={styles.page}>
      <title>{name}</title>
      <header className="row between">
        <span className="row inline text-20 heavy">
          <BrandLogo src={logo} />
          <BrandName>{name}</BrandName>
        </span>
        <Link to={addresses.login} className={buttonClass({ variant: 'secondary' })}>
          {text.login}
        </Link>
      </header>
      <main className={styles.main}>
        <div className="stack at-start">
          <h1 className={styles.title}>{text.landingTitle}</h1>
          <p className="soft text-16">{text.landingLead}</p>
          <Link to={addresses.home} className={buttonClass({ variant: 'primary' })}>
            {text.getStarted}
          </Link>
        </div>
        <DeliveryArt label={text.landingPicture} />
      </main>
    </div>
  );
}
