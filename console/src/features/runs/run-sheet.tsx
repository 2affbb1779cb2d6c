import { cityInArabic, cityLabel } from '@tawseel/contract/facts/emirates';
import { runsText as text } from '../../texts/en/runs.ts';
import { ON_SHEET } from '../../texts/on-paper.ts';
import { showCity, showWord } from '../../texts/words.ts';
import { showDay, showTime } from '../../ui/dates.ts';
import { dotted, show, showMoney, showNumber } from '../../ui/format.ts';
import styles from './run-sheet.module.css';
import { dueOf, type LooseParcel, type LooseRun, type LooseStop, type LooseVisit } from './run-texts.ts';

/** A word of the sheet in both languages. */
function Both({ word: [english, arabic] }: { word: readonly [string, string] }) {
  return (
    <>
      <bdi lang="en">{english}</bdi> <bdi lang="ar">{arabic}</bdi>
    </>
  );
}

/** The result of a finished stop, in place of a signature. */
function End({ state = 'pending', outcome, doneAt }: Pick<LooseStop, 'state' | 'outcome' | 'doneAt'>) {
  if (state === 'pending') return null;
  const facts = dotted([outcome, doneAt && showTime(doneAt)]);
  return (
    <>
      <Both word={ON_SHEET[state]} />
      {facts && ` · ${facts}`}
    </>
  );
}

/** Area and city; the city in both languages. */
function Place({ area = '', city = '' }: Pick<LooseParcel, 'area' | 'city'>) {
  const inArabic = cityInArabic(city);
  return (
    <>
      {area && (
        <>
          <bdi>{showWord('area', area)}</bdi>
          {' · '}
        </>
      )}
      {inArabic ? <Both word={[cityLabel(city), inArabic]} /> : <bdi>{showCity(city)}</bdi>}
    </>
  );
}

function StopLine({ stop, at }: { stop: LooseStop; at: number }) {
  const { parcel = {} } = stop;
  const due = dueOf(parcel);
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
        <Place {...parcel} />
      </td>
      <td className={styles.money}>{due === undefined ? <Both word={ON_SHEET.paid} /> : showMoney(due)}</td>
      <td className={styles.box}>
        <End {...stop} />
      </td>
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
        <Place {...visit} />
      </td>
      <td>
        <Both word={ON_SHEET.requested} /> {showNumber(visit.expected ?? 0)}
      </td>
      <td className={styles.box}>
        <End {...visit} />
      </td>
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
        <span>
          <Both word={ON_SHEET.parcels} /> {showNumber(stops.length)}
        </span>
        {visits.length > 0 && (
          <span>
            <Both word={ON_SHEET.pickups} /> {showNumber(visits.length)}
          </span>
        )}
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
