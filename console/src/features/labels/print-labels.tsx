import { MOST_COPIES, PREVIEWED_LABELS } from '@tawseel/contract/facts/labels';
import { type LabelPrint, labels } from '@tawseel/contract/labels';
import { useEffect, useId, useState } from 'react';
import { useDocument } from '../../api/use-document.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { labelsText as text } from '../../texts/en/labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { WindowFrame } from '../../ui/dialog/opened.tsx';
import { useGuardedClose } from '../../ui/dialog/use-guarded-close.ts';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import suggest from '../../ui/fields/suggest.module.css';
import { Notice } from '../../ui/states/notice.tsx';
import { PaperPane } from './paper-pane.tsx';
import { SizeButtons, useLabelSize } from './size-buttons.tsx';
import { usePrint } from './use-print.ts';

export type ChosenLabels = Pick<LabelPrint, 'trackingIDs' | 'runId' | 'filter'>;

export type PrintLabelsProps = WindowFrame & {
  chosen: ChosenLabels;
  /** Number of labels. */
  count: number;
  /** Called once they are recorded as printed, while the dialog is still open. */
  onPrinted?: () => void;
};

const COPIES = Array.from({ length: MOST_COPIES }, (_, at) => String(at + 1));

type ReasonProps = {
  reason: string;
  onChange: (reason: string) => void;
  isMissing: boolean;
  about: string;
};

/** Asks for the reason if a label was printed before; suggests the usual ones. */
function ReasonField({ reason, onChange, isMissing, about }: ReasonProps) {
  const list = useId();
  useEffect(() => {
    document.querySelector<HTMLInputElement>(`[list="${list}"]`)?.focus();
  }, [list]);
  return (
    <>
      <Notice>{about}</Notice>
      <TextField
        label={text.reason}
        description={text.reasonHint}
        error={isMissing ? text.reasonMissing : undefined}
        required
        list={list}
        className={suggest.suggest}
        autoComplete="off"
        maxLength={500}
        value={reason}
        onChange={onChange}
      />
      <datalist id={list}>
        {text.reasons.map((usual) => (
          <option key={usual} value={usual} />
        ))}
      </datalist>
    </>
  );
}

/** Shows the labels of orders as they will look on paper, and prints them. Remounted each time it is opened. */
export function PrintLabels({ chosen, count, open, onClose, onPrinted }: PrintLabelsProps) {
  const [size, setSize] = useLabelSize();
  const [copies, setCopies] = useState('1');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const preview = useDocument(labels.readLabelPreview, { body: { ...chosen, size, styleApart: true } });
  const given = reason.trim() === '' ? {} : { reason: reason.trim() };
  const { paper, page, refusal, busy, print, again } = usePrint(
    labels.printLabels,
    { body: { ...chosen, size, copies: Number(copies), ...given, styleApart: true } },
    { expectedCodes: ['printed_before'], ...(onPrinted ? { onPrinted } : {}) },
  );
  const [asked, setAsked] = useState<string>();
  if (refusal && asked !== refusal.message) setAsked(refusal.message);
  const close = useGuardedClose(open && reason !== '' && !page, onClose, uiTexts.unsaved);

  function submit() {
    const lacksReason = asked !== undefined && reason.trim() === '';
    setMissing(lacksReason);
    if (!lacksReason) print();
  }

  const [only] = chosen.trackingIDs ?? [];
  const title = count === 1 && only ? text.titleOf(only) : text.title(count);
  const shown = count > PREVIEWED_LABELS ? text.previewOf(PREVIEWED_LABELS) : text.preview;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size="large"
      busy={busy}
      onSubmit={page ? onClose : submit}
      footer={
        page ? (
          <>
            <Button onClick={again}>{text.again}</Button>
            <Button type="submit" variant="primary">
              {text.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>{text.close}</Button>
            <Button type="submit" variant="primary" busy={busy} disabled={preview.error !== null}>
              {text.print}
            </Button>
          </>
        )
      }
    >
      <PaperPane
        page={page ?? preview.data}
        about={page ? text.printed(count) : shown}
        error={page ? null : preview.error}
        onRetry={() => void preview.refetch()}
        paper={paper}
        fields={
          <>
            <SizeButtons size={size} onChange={setSize} />
            <Select
              label={text.copies}
              options={COPIES.map((value) => ({ value, label: value }))}
              value={copies}
              onChange={setCopies}
            />
            {asked !== undefined && !page && (
              <ReasonField
                about={asked}
                reason={reason}
                isMissing={isMissing}
                onChange={(next) => {
                  setReason(next);
                  setMissing(false);
                }}
              />
            )}
          </>
        }
      />
    </Dialog>
  );
}
