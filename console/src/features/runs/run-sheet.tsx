import { runsText as text } from '../../texts/en/runs.ts';
import { ON_SHEET } from '../../texts/on-paper.ts';
import { dotted, show, showDay, showMoney, showTime } from '../../ui/format.ts';
import styles from './run-sheet.module.css';
import { codOf, type LooseRun, type LooseStop, type LooseVisit, placeOf } from './run-texts.ts';

/** A word of the sheet in both languages. */
function Both({ word: [english, arabic] }: { word: (typeof ON_SHEET)[keyof typeof ON_SHEET] }) {
  return (
    <>
      <bdi lang="en">{english}</bdi> <bdi lang="ar">{arabic}</bdi>
    </>
  );
}

/** Returns the text in place of a signature at a finished stop. */
function endOf({ state = 'pending', outcome, doneAt }: Pick<LooseStop, 'state' | 'outcome' | 'doneAt'>) {
  if (state === 'pending') return '';
  return dotted([text.stopStates[state], outcome, doneAt && showTime(doneAt)]);
}

function StopLine({ stop, at }: { stop: LooseStop; at: number }) {
  const { parcel = {} } = stop;
  return (
    <tr>
      <td>{at}</td>
      <td translate="no" dir="ltr">
        {show(parcel.trackingID)}
      </td>
      <td>
        <bdi>{show(parcel.receiverName)}</bdi>
        <br />
        <bdi dir="ltr">{show(parcel.receiverPhone)}</bdi>
      </td>
      <td>
        <bdi>{show(parcel.street)}</bdi>
        <br />
        <bdi>{placeOf(parcel)}</bdi>
      </td>
      <td className={styles.money}>{codOf(parcel)}</td>
      <td className={styles.box}>{endOf(stop)}</td>
    </tr>
  );
}

/** Line of a shop without booked parcels: the driver writes what was collected. */
function VisitLine({ visit, at }: { visit: LooseVisit; at: number }) {
  return (
    <tr>
      <td>{at}</td>
      <td translate="no" dir="ltr">
        {show(visit.number)}
      </td>
      <td>
        <bdi>{show(visit.name)}</bdi>
        <br />
        <bdi dir="ltr">{show(visit.phone)}</bdi>
      </td>
      <td>
        <bdi>{show(visit.street)}</bdi>
        <br />
        <bdi>{placeOf(visit)}</bdi>
      </td>
      <td>{text.requested(visit.expected ?? 0)}</td>
      <td className={styles.box}>{endOf(visit)}</td>
    </tr>
  );
}

const HEADS = ['number', 'parcel', 'receiver', 'address', 'cod', 'signature'] as const;

type RunSheetProps = { run: LooseRun; stops: readonly LooseStop[]; visits: readonly LooseVisit[] };

/** A run on paper, shown only in print. */
export function RunSheet({ run, stops, visits }: RunSheetProps) {
  return (
    <section className={styles.sheet} aria-label={text.sheet}>
      <p className={styles.about}>
        <strong>{show(run.driverName)}</strong>
        <span>{run.vehicleNo}</span>
        <span>{showDay(run.day)}</span>
        <span>{text.load(stops.length, visits.length)}</span>
        <span>
          <Both word={ON_SHEET.printed} /> {showTime(new Date().toISOString())}
        </span>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                <Both word={ON_SHEET[head]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, at) => (
            <StopLine key={stop._id} stop={stop} at={at + 1} />
          ))}
          {visits.map((visit, at) => (
            <VisitLine key={visit.pickupId} visit={visit} at={stops.length + at + 1} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              <Both word={ON_SHEET.total} />
            </th>
            <td className={styles.money}>{showMoney(run.cashDue)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
