import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FileImport, type ImportReport, imports } from '@tawseel/contract/imports';
import { call } from '../../api/call.ts';
import { downloadFile } from '../../api/download-file.ts';
import { importText as text } from '../../texts/en/import.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/display/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { showNumber } from '../../ui/format.ts';
import { withWord } from './fields.ts';
import styles from './import.module.css';
import type { Choose } from './use-import.ts';

type ReportProps = {
  mine: FileImport;
  report: ImportReport;
  choose: Choose;
};

function Figure({ label, value, bad }: { label: string; value: number; bad?: boolean }) {
  return (
    <div>
      <dt className="quiet">{label}</dt>
      <dd className={classNames('text-20 strong figures', bad && value > 0 && 'bad')}>{showNumber(value)}</dd>
    </div>
  );
}

function ReasonList({ title, reasons }: { title: string; reasons: ImportReport['reasons'] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className="text-14">{title}</h3>
      <ul className="stack gap-half breaks">
        {reasons.map(({ column, expected, count }) => (
          <li key={`${column} ${expected}`} className="flex gap-1-half">
            <span className={styles.count}>{`${showNumber(count)} ×`}</span>
            <span>{text.reason(column, expected)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Faults = ImportReport['rowFaults'];

/** Rows that are shown; the others are in the downloadable file. */
const SHOWN = 8;

function FaultList({ title, faults }: { title: string; faults: Faults }) {
  if (faults.length === 0) return null;
  return (
    <>
      <h3 className="text-14">{title}</h3>
      <ul className="stack gap-half breaks">
        {faults.slice(0, SHOWN).map(({ line, column, message }) => (
          <li key={`${line} ${column}`} className="flex gap-1-half">
            <span className={styles.count}>
              {line === 0 && column === '' ? text.wholeFile : text.line(line)}
            </span>
            <bdi>{text.fault(column, message)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

function Download({ name }: { name: string }) {
  const download = useMutation({
    mutationFn: async () => downloadFile(await call(imports.exportLeftOut, {}), 'text/csv', name),
    meta: { failed: text.failed },
  });
  return (
    <>
      <div className="row wrap stretch">
        <Button
          icon={<IconDownload size={18} aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {text.download}
        </Button>
      </div>
      <p className="quiet measure">{text.downloadNote}</p>
    </>
  );
}

/** Rows that are finished according to the file; those of one status can be included until the import. */
function LeftOut({ mine, report, choose }: ReportProps) {
  const choice = mine.state === 'checked' ? mine.columns?.choice : undefined;
  const taken = choice?.take ?? [];
  if (report.leftOut.length === 0 && taken.length === 0) return null;
  return (
    <>
      <h3 className="text-14">{text.leftOutWhy}</h3>
      <ul className="stack gap-half breaks">
        {report.leftOut.map(({ reason, count, lines }) => {
          const label = text.leftOutOf(reason, count, lines);
          const take = (on: boolean) => choice && choose((before) => withWord(before, reason, on));
          return (
            <li key={reason} className="flex">
              {choice ? <Checkbox label={label} checked={false} onChange={take} /> : label}
            </li>
          );
        })}
        {choice &&
          taken.map((word) => (
            <li key={word} className="flex">
              <Checkbox
                label={word}
                checked
                onChange={(on) => choose((before) => withWord(before, word, on))}
              />
            </li>
          ))}
      </ul>
      {choice && <p className="quiet measure">{text.takeNote}</p>}
    </>
  );
}

/** Counts and reasons of a check or an import. */
export function Report({ mine, report, choose }: ReportProps) {
  const { stored, bad, reasons, rowFaults, leftOut, doubted, doubts, doubtReasons = [] } = report;
  const isDone = mine.state === 'done';
  const left = leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={text.report}>
      <div className="stack gap-1-half">
        <dl className={styles.figures}>
          <Figure label={isDone ? text.stored : text.good} value={stored} />
          <Figure label={isDone ? text.badDone : text.bad} value={bad} bad />
          {left > 0 && <Figure label={text.leftOut} value={left} />}
          {doubted > 0 && <Figure label={text.doubted} value={doubted} />}
        </dl>
        <ReasonList title={text.reasons} reasons={reasons} />
        <FaultList title={text.firstOf} faults={rowFaults} />
        {mine.hasLeftOut && <Download name={`tawseel-${mine.kind}-left-out.csv`} />}
        <LeftOut {...{ mine, report, choose }} />
        <ReasonList title={text.doubtReasons} reasons={doubtReasons} />
        <FaultList title={text.doubts} faults={doubts} />
      </div>
    </Card>
  );
}
