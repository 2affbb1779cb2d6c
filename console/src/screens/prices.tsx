import type { ExportedList } from '@tawseel/contract/exports';
import { Suspense } from 'react';
import { hasFeature } from '../api/host.ts';
import { useChargeEdits } from '../features/charges/charge-edits.ts';
import { PackingCharges, SizeCharges, WeightCharges } from '../features/charges/charge-sections.tsx';
import { StartingNotice } from '../features/charges/starting-notice.tsx';
import { ExportButton } from '../features/export/export-button.tsx';
import { Page } from '../features/page/page.tsx';
import { quoteText, chargesText as text } from '../texts/en/charges.ts';
import { uiTexts } from '../texts/en/common.ts';
import { classNames } from '../ui/class-names.ts';
import fold from '../ui/display/fold.module.css';
import { useLeaveGuard } from '../ui/navigation/use-leave-guard.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import styles from './prices.module.css';

const PriceForm = lazyComponent(() => import('../features/orders/price/price-form.tsx'), 'PriceForm');

/** Price calculator: what a delivery would cost, and why; collapsed at first. */
function TryPrice() {
  return (
    <details className="panel narrow">
      <summary className={classNames(fold.fold, styles.summary)}>
        <h2 className="text-16">{quoteText.title}</h2>
        <span className="quiet">{quoteText.about}</span>
      </summary>
      <div className={styles.content}>
        <Suspense>
          <PriceForm />
        </Suspense>
      </div>
    </details>
  );
}

const exportOf = (list: ExportedList, title: string) => <ExportButton list={list} of={title} />;

export function Prices() {
  const edits = useChargeEdits();
  useLeaveGuard(edits.dirty, uiTexts.unsaved);
  return (
    <Page title={text.title}>
      <StartingNotice />
      <div className={styles.sections}>
        <WeightCharges edits={edits} actions={exportOf('weight-charges', text.weightTitle)} />
        <div className="stack narrow">
          <PackingCharges edits={edits} actions={exportOf('packing-charge', text.packingTitle)} />
          <SizeCharges edits={edits} actions={exportOf('size-charges', text.sizeTitle)} />
        </div>
        {hasFeature('tawseel') && <TryPrice />}
      </div>
    </Page>
  );
}
