import type { Attempt } from '@tawseel/contract/dispatch';
import { dispatch } from '@tawseel/contract/dispatch';
import { orders } from '@tawseel/contract/orders';
import { proofs } from '@tawseel/contract/proofs';
import { scanning } from '@tawseel/contract/scanning';
import { hasCall } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { attemptsText } from '../../../texts/en/attempts.ts';
import { ordersText } from '../../../texts/en/orders.ts';
import { roadText } from '../../../texts/en/road.ts';
import { showDay } from '../../../ui/dates.ts';
import { Timeline, type TimelineEvent } from '../../../ui/display/timeline.tsx';
import { unbrokenNumbers } from '../../../ui/display/unbroken-numbers.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import { DetailsSection } from '../details/details-section.tsx';
import { AttemptProofs } from './attempts-proofs.tsx';
import { type HistoryEntry, historyEntries } from './history-entries.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Link to the phone's position on a map. */
function PositionLink({ lat, lng, accuracy }: Loose<NonNullable<Attempt['position']>>) {
  if (lat === undefined || lng === undefined) return null;
  return (
    <span className="block">
      <a href={`${MAP}${lat},${lng}`} target="_blank" rel="noopener noreferrer">
        {attemptsText.position(accuracy)}
      </a>
    </span>
  );
}

function toTimeline(
  trackingID: string,
  entry: HistoryEntry,
  at: number,
  all: readonly HistoryEntry[],
): TimelineEvent {
  const { position, proofs: pictures = [] } = entry.attempt ?? {};
  const day = showDay(entry.at);
  const before = all[at - 1];
  return {
    key: `${at} ${entry.at}`,
    heading: before && showDay(before.at) === day ? undefined : day,
    title: entry.title,
    time: entry.time,
    tone: entry.tone,
    text: (entry.lines.length > 0 || position) && (
      <>
        {entry.lines.map((line) => (
          <span key={line} className="block">
            {unbrokenNumbers(line)}
          </span>
        ))}
        {position && <PositionLink {...position} />}
      </>
    ),
    more: hasCall(proofs.readProof) && pictures.length > 0 && (
      <AttemptProofs trackingID={trackingID} of={pictures} />
    ),
  };
}

/** The whole history of an order, as far as the server and the user's role allow; missing calls are not made. */
export function History({ trackingID }: { trackingID: string }) {
  const params = { trackingID };
  const events = useRead(orders.listTrackingEvents, { params });
  const parcel = useRead(scanning.readParcel, { params: { code: trackingID } });
  const tries = useRead(dispatch.listAttempts, { params });
  const reads = [
    ...(hasCall(orders.listTrackingEvents) ? [events] : []),
    ...(hasCall(scanning.readParcel) ? [parcel] : []),
    ...(hasCall(dispatch.listAttempts) ? [tries] : []),
  ];
  const unread = reads.find(({ data }) => data === undefined);
  const entries = historyEntries(events.data ?? [], parcel.data?.road ?? [], tries.data?.attempts ?? []);
  if (!unread && entries.length === 0) return null;
  return (
    <DetailsSection title={ordersText.history}>
      <Loaded
        read={unread ?? reads.find(({ error }) => error) ?? events}
        data={unread ? undefined : entries}
        skeleton={<TextSkeleton lines={4} />}
        failed={roadText.loadFailed}
      >
        {(all) => (
          <Timeline
            label={ordersText.history}
            events={all.map((entry, at) => toTimeline(trackingID, entry, at, all))}
          />
        )}
      </Loaded>
    </DetailsSection>
  );
}
