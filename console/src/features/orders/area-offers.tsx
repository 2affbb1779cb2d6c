import type { NamedArea } from '@tawseel/contract/facts/area-names';
import { areaText as text } from '../../texts/order-editing.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { Button } from '../../ui/button.tsx';
import styles from './area-offers.module.css';

type AreaOffersProps = {
  /** What is said of what was typed; nothing while it is as it should be. */
  said: string | undefined;
  areas: readonly NamedArea[];
  /** Of an area of this emirate the name alone is shown. */
  city?: string | undefined;
  onChoose: (area: NamedArea) => void;
};

/** Under a field in which an area is typed: what is known of it, and the areas that may be meant. */
export function AreaOffers({ said, areas, city, onChoose }: AreaOffersProps) {
  return (
    <div className={styles.offers}>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {areas.map((area) => {
        const name = showWord('area', area.name);
        return (
          <Button key={`${area.city} ${area.name}`} small onClick={() => onChoose(area)}>
            {area.city === city ? name : text.inCity(name, showCity(area.city))}
          </Button>
        );
      })}
    </div>
  );
}
