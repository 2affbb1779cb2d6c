import { IconRuler2, IconTags } from '@tabler/icons-react';
import { MOST_BLANK_LABELS } from '@tawseel/contract/facts/labels';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { labels } from '@tawseel/contract/labels';
import { useRef, useState } from 'react';
import { useDocument } from '../../api/use-document.ts';
import { labelsText as text } from '../../texts/en/labels.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import type { PaperHandle } from '../../ui/display/paper.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { PaperPane } from './paper-pane.tsx';
import { SizeButtons, useLabelSize } from './size-buttons.tsx';
import { usePrint } from './use-print.ts';

type WindowProps = { open: boolean; onClose: () => void };

const USUAL_COUNT = '20';

/** Blank labels. The preview has a sample code, because codes are drawn as labels are printed. */
function PrintBlankLabels({ open, onClose }: WindowProps) {
  const [size, setSize] = useLabelSize();
  const [typed, setTyped] = useState(USUAL_COUNT);
  const count = numberFromText(typed) ?? 0;
  const isWrong = !Number.isInteger(count) || count < 1 || count > MOST_BLANK_LABELS;
  const { paper, page, busy, print, again } = usePrint(labels.printBlankLabels, {
    body: { count, size, styleApart: true },
  });
  const preview = useDocument(labels.readBlankPreview, { query: { size, styleApart: 'yes' } });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.blank}
      size="large"
      busy={busy}
      onSubmit={page ? onClose : () => isWrong || print()}
      footer={
        <>
          <Button onClick={page ? again : onClose}>{page ? text.again : text.close}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {page ? text.close : text.print}
          </Button>
        </>
      }
    >
      <PaperPane
        page={page ?? preview.data}
        error={page ? null : preview.error}
        onRetry={() => void preview.refetch()}
        about={page ? text.printed(count) : text.blankAbout}
        paper={paper}
        fields={
          <>
            <NumberField
              label={text.count}
              required
              step={1}
              value={typed}
              onChange={setTyped}
              error={isWrong ? text.countWrong(MOST_BLANK_LABELS) : undefined}
            />
            <SizeButtons size={size} onChange={setSize} />
          </>
        }
      />
    </Dialog>
  );
}

function PrinterTest({ open, onClose }: WindowProps) {
  const [size, setSize] = useLabelSize();
  const { data, error, refetch } = useDocument(labels.readTestPage, { query: { size, styleApart: 'yes' } });
  const paper = useRef<PaperHandle>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.test}
      size="large"
      onSubmit={() => data && paper.current?.print(data)}
      footer={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          <Button type="submit" variant="primary" disabled={!data}>
            {text.print}
          </Button>
        </>
      }
    >
      <PaperPane
        page={data}
        about={text.preview}
        error={error}
        onRetry={() => void refetch()}
        paper={paper}
        fields={<SizeButtons size={size} onChange={setSize} />}
      />
    </Dialog>
  );
}

/** Buttons for blank labels, and for the page that tests a printer. */
export function BlankLabels() {
  const blank = useOpened<true>();
  const test = useOpened<true>();
  return (
    <span className="row wrap">
      <Button small icon={<IconTags size={18} aria-hidden="true" />} onClick={() => blank.open(true)}>
        {text.blank}
      </Button>
      <Button small icon={<IconRuler2 size={18} aria-hidden="true" />} onClick={() => test.open(true)}>
        {text.test}
      </Button>
      <Opened of={blank}>{(frame) => <PrintBlankLabels {...frame} />}</Opened>
      <Opened of={test}>{(frame) => <PrinterTest {...frame} />}</Opened>
    </span>
  );
}
