import type { FileImport } from '@tawseel/contract/imports';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { hostSettings } from '../../api/host.ts';
import { importText as text } from '../../texts/en/import.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { showTime } from '../../ui/dates.ts';
import { Card } from '../../ui/display/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { lacksSender, missingFields } from './fields.ts';
import styles from './import.module.css';
import { type ImportActions, isWorking } from './use-import.ts';

type ProgressProps = { label: string; percent: number; note?: string };

/** Current step and its progress; announced when it begins, not with every percent. */
function Progress({ label, percent, note }: ProgressProps) {
  return (
    <div className="stack gap-1-half">
      <p className="medium breaks">{label}</p>
      <progress className={styles.bar} max={100} value={percent} aria-label={text.percent} />
      {note && <p className="quiet measure">{note}</p>}
    </div>
  );
}

type StatusProps = {
  mine: FileImport;
  sending: boolean;
  actions: ImportActions;
  /** Prints the labels of the imported orders; undefined if there are too many or none. */
  labels: ReactNode;
};

function statusText(mine: FileImport): string {
  const { state, report, columns, name, problem, sender } = mine;
  if (state === 'receiving') return text.unsent(name);
  if (state === 'stopping') return text.stopping;
  if (state === 'done') return text.done(report?.stored ?? 0);
  if (state === 'stopped') return text.stopped;
  if (state === 'interrupted') return text.interrupted;
  if (state === 'failed') return problem;
  if (state === 'checked') {
    if (report?.rows === 0) return text.none;
    if (report?.stored === 0) return text.allBad;
    return sender ? text.checkedOf(sender.name) : text.checked;
  }
  if (lacksSender(mine)) return text.senderMissing;
  const missing = columns ? missingFields(columns).length : 0;
  if (missing > 0) return text.incomplete(missing);
  return columns?.unclearDate ? text.dateUnclear(columns.unclearDate) : text.complete;
}

function Start({ mine, actions }: Pick<StatusProps, 'mine' | 'actions'>) {
  const { state, report, checkedAt, columns, earlier } = mine;
  if (!columns) return null;
  if (state !== 'checked' || !report) {
    if (state === 'done') return null;
    const isReady =
      columns.problem === '' &&
      !columns.unclearDate &&
      missingFields(columns).length === 0 &&
      !lacksSender(mine);
    return (
      <Button
        variant="primary"
        busy={actions.check.busy}
        disabled={!isReady}
        onClick={() => void actions.check.run({})}
      >
        {state === 'ready' ? text.check : text.checkAgain}
      </Button>
    );
  }
  const { stored, bad } = report;
  return (
    <>
      {stored > 0 && (
        <Button
          variant="primary"
          busy={actions.start.busy}
          onClick={() =>
            void actions.start.run(
              { body: { checkedAt: checkedAt ?? '', leaveOut: bad > 0 } },
              earlier && text.again,
            )
          }
        >
          {bad > 0 ? text.startWithout(stored, bad) : text.start(stored)}
        </Button>
      )}
      <Button busy={actions.check.busy} onClick={() => void actions.check.run({})}>
        {text.checkAgain}
      </Button>
    </>
  );
}

/** Opens the list of the orders that were imported: those of the sender on their days. */
function ShowOrders({ report, sender }: FileImport) {
  if (!report?.orders) return null;
  const { from, to } = report.orders;
  const filter = new URLSearchParams({ ...(sender ? { senderId: sender._id } : {}), from, to });
  return <LinkButton to={`${addresses.allOrders}?${filter}`}>{text.showOrders}</LinkButton>;
}

/** Tells that the same file was imported before, while it is not imported again. */
function Earlier({ kind, state, earlier }: FileImport) {
  if (!earlier || state === 'done' || state === 'importing') return null;
  const { at, by, rows } = earlier;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format(new Date(at));
  const orders = (
    <LinkButton to={`${addresses.allOrders}?${new URLSearchParams({ from: day, to: day })}`}>
      {text.ordersOfDay}
    </LinkButton>
  );
  return <Notice actions={kind === 'orders' && orders}>{text.earlier(showTime(at), by, rows)}</Notice>;
}

/** The file, its present or last step, and the next actions. */
export function ImportStatus({ mine, sending, actions, labels }: StatusProps) {
  const { kind, name, bytes, received, state, percent } = mine;
  const isBusy = isWorking(mine);

  function progress() {
    if (sending) {
      const sent = Math.floor((100 * received) / bytes);
      return <Progress label={text.sending(name, sent)} percent={sent} note={text.sendingNote} />;
    }
    if (state === 'checking') return <Progress label={text.checking(percent)} percent={percent} />;
    if (state === 'importing')
      return <Progress label={text.importing(percent)} percent={percent} note={text.importingNote} />;
    return <p className={state === 'failed' ? 'bad breaks' : 'medium breaks'}>{statusText(mine)}</p>;
  }

  return (
    <Card title={name} about={text.fileOf(kind, bytes)}>
      <div className="stack">
        <div className="stack gap-1-half">
          <div role="status">{progress()}</div>
          <Earlier {...mine} />
        </div>
        {!sending && (
          <div className="row wrap stretch">
            {!isBusy && <Start mine={mine} actions={actions} />}
            {state === 'done' && labels}
            {state === 'done' && <ShowOrders {...mine} />}
            {isBusy && state !== 'stopping' && (
              <Button
                busy={actions.stop.busy}
                onClick={() =>
                  void actions.stop.run({}, state === 'importing' ? text.stopQuestion : undefined)
                }
              >
                {text.stop}
              </Button>
            )}
            {!isBusy && (
              <Button busy={actions.stop.busy} onClick={() => void actions.stop.run({})}>
                {text.another}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
