import { LABEL_SIZES } from '@tawseel/contract/facts/labels';
import { labels } from '@tawseel/contract/labels';
import { useId } from 'react';
import { useRead } from '../../api/read.ts';
import { labelsText as text } from '../../texts/en/labels.ts';
import { ordersText } from '../../texts/en/orders.ts';
import { showTime } from '../../ui/dates.ts';
import { Timeline } from '../../ui/display/timeline.tsx';
import { show } from '../../ui/format.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import styles from './labels.module.css';
import { PrintButton } from './print-button.tsx';

/** Prints the label of one order, and shows if the printed one is out of date. */
export function PrintOrderLabel({
  trackingID,
  isPrimary = false,
}: {
  trackingID: string;
  isPrimary?: boolean;
}) {
  const { data } = useRead(labels.listPrints, { params: { trackingID } });
  const changes = data?.[0]?.changes ?? [];
  return (
    <>
      <PrintButton
        label={text.printOne}
        chosen={{ trackingIDs: [trackingID] }}
        count={1}
        {...(isPrimary && { variant: 'primary' })}
      />
      {changes.length > 0 && (
        <div className={styles.outdated}>
          <Notice>{text.changed(changes)}</Notice>
        </div>
      )}
    </>
  );
}

function sizeText(size = ''): string {
  const known = LABEL_SIZES.find((one) => one === size);
  return known ? text.sizes[known] : size;
}

/** Prints of an order's label with their reasons; the newest last, as in its history. */
export function OrderLabels({ trackingID }: { trackingID: string }) {
  const id = useId();
  const { data } = useRead(labels.listPrints, { params: { trackingID } });
  const prints = data?.toReversed() ?? [];
  return (
    <section className="stack gap-1-half" aria-labelledby={id}>
      <h3 id={id} className="ruled">
        {text.labels}
      </h3>
      {!data && <TextSkeleton lines={2} />}
      {data?.length === 0 && <p className="quiet">{text.never}</p>}
      {prints.length > 0 && (
        <Timeline
          label={text.labels}
          events={prints.map(({ at, size, copies = 1, reason, by }, index) => ({
            key: `${index} ${at}`,
            title: text.printedOn(sizeText(size), copies),
            time: showTime(at),
            text: [
              reason && ordersText.reasonOf(reason),
              by?.name && ordersText.by(by.name, show(by.kind)),
            ].map(
              (line) =>
                line && (
                  <span key={line} className="block">
                    {line}
                  </span>
                ),
            ),
          }))}
        />
      )}
    </section>
  );
}
