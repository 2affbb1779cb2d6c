import { runsText as text } from '../../texts/runs.ts';
import { show, showDay, showMoney, showTime } from '../../ui/format.ts';
import styles from './run-sheet.module.css';
import { codOf, type LooseRun, type LooseStop, placeOf } from './shown.ts';

function StopLine({ stop: { parcel = {} }, at }: { stop: LooseStop; at: number }) {
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
      <td className={styles.box} />
    </tr>
  );
}

/** A run on paper: shown only where it is printed. */
export function RunSheet({ run, stops }: { run: LooseRun; stops: readonly LooseStop[] }) {
  const heads = [text.number, text.parcel, text.receiver, text.address, text.cod, text.signature];
  return (
    <section className={styles.sheet} aria-label={text.sheet}>
      <p className={styles.about}>
        <strong>{show(run.driverName)}</strong>
        <span>{run.vehicleNo}</span>
        <span>{showDay(run.day)}</span>
        <span>{text.parcels(stops.length)}</span>
        <span>{text.printedAt(showTime(new Date().toISOString()))}</span>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, at) => (
            <StopLine key={stop._id} stop={stop} at={at + 1} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {text.total}
            </th>
            <td className={styles.money}>{showMoney(run.cashDue)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
