import { hasFeature } from '../api/host.ts';
import { useChargeEdits } from '../features/charges/charge-edits.ts';
import { PackingCharges, SizeCharges, WeightCharges } from '../features/charges/charge-sections.tsx';
import { TryPrice } from '../features/charges/try-price.tsx';
import { Page } from '../features/page/page.tsx';
import { chargesText as text } from '../texts/charges.ts';
import { unsavedQuestion } from '../texts/common.ts';
import { useLeaveGuard } from '../ui/use-leave-guard.ts';
import styles from './prices.module.css';

export function Prices() {
  const edits = useChargeEdits();
  useLeaveGuard(edits.dirty, unsavedQuestion);
  return (
    <Page title={text.title}>
      <div className={styles.sections}>
        <WeightCharges edits={edits} />
        <div className={styles.column}>
          <PackingCharges edits={edits} />
          <SizeCharges edits={edits} />
        </div>
        {hasFeature('quote') && <TryPrice />}
      </div>
    </Page>
  );
}
