import { Thumbnails } from '../ui/dialog/picture-viewer.tsx';
import { Avatar } from '../ui/display/avatar.tsx';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import { PersonHead } from '../ui/display/person-head.tsx';
import { Picture } from '../ui/display/picture.tsx';
import { PersonCell } from '../ui/table/person-cell.tsx';
import styles from './kit-page.module.css';
import { Sample } from './sample.tsx';

const PICTURE = '/favicon.svg';
const BROKEN = '/pictures/nowhere.png';

export function People() {
  return (
    <>
      <Sample of="Avatar in each size: a picture, none, a broken one, no name">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <span key={size}>
            <Avatar size={size} name="Ahmed" src={PICTURE} />
            <Avatar size={size} name="Ahmed" />
            <Avatar size={size} name="Ahmed" src={BROKEN} />
            <Avatar size={size} name="" />
          </span>
        ))}
      </Sample>
      <Sample of="PersonCell, PersonHead">
        <PersonCell src={undefined} initialOf="Ahmed" second="+971 50 123 4567">
          Ahmed
        </PersonCell>
        <PersonHead src={PICTURE} name="Ahmed" heading>
          <p>Driver</p>
        </PersonHead>
      </Sample>
      <Sample of="Picture: there, broken, none; Thumbnails, which open the PictureViewer">
        {[PICTURE, BROKEN, undefined].map((src) => (
          <Picture key={src ?? 'none'} src={src} alt="A parcel" className={styles.picture} />
        ))}
        <Thumbnails
          pictures={[
            { src: PICTURE, alt: 'The licence, in front' },
            { src: BROKEN, alt: 'The licence, behind' },
          ]}
        />
      </Sample>
      <Sample of="BrandLogo and BrandName: the product's, a business's">
        <BrandLogo src="" />
        <BrandName>Tawseel</BrandName>
        <BrandLogo src={PICTURE} size={40} />
        <BrandName>Palm Express</BrandName>
      </Sample>
    </>
  );
}
