import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { useEffect, useRef, useState } from 'react';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DefinitionList } from '../../../ui/display/definition-list.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { show, showMoney, showNumber } from '../../../ui/format.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useUiTexts } from '../../../ui/ui-texts.tsx';
import styles from '../hub.module.css';
import { useHub } from '../hub-context.ts';
import type { LooseParcel } from '../scan-display.ts';
import type { Answer } from '../station/scan-store.ts';
import { useCorrection } from './use-correction.ts';
import { useFollowUp } from './use-follow-up.ts';

type Measures = { weight?: number; size?: { length: number; width: number; height: number } };

const SIDES = ['length', 'width', 'height'] as const;

/** Returns the measures, or the problem with them. */
function measuresOf(kg: string, sides: Record<(typeof SIDES)[number], string>): Measures | string {
  const [weight, length, width, height] = [kg, ...SIDES.map((side) => sides[side])].map(numberFromText);
  if ([weight, length, width, height].some((measure = 1) => !(measure > 0))) return text.measureWrong;
  const known = [length, width, height].filter((side) => side !== undefined).length;
  if (known > 0 && known < SIDES.length) return text.sizeTogether;
  if (weight === undefined && known === 0) return text.measureMissing;
  return {
    ...(weight === undefined ? {} : { weight }),
    ...(length && width && height ? { size: { length, width, height } } : {}),
  };
}

function changesOf({ weight, size }: Measures) {
  return {
    ...(weight === undefined ? {} : { orderWeight: weight }),
    ...(size === undefined ? {} : { parcelSize: size }),
    reason: text.measureReason,
  };
}

type PriceProps = { trackingID: string; measures: Measures; answer: Answer; onDone: () => void };

/** The present price and the one by the measures; it is shown, never charged automatically. */
function Price({ trackingID, measures, answer: { charge, message, result }, onDone }: PriceProps) {
  const { before, after } = charge ?? {};
  const correction = useCorrection(text.chargeFailed, text.charged(trackingID));
  const followUp = useFollowUp();
  const keep = useRef<HTMLButtonElement>(null);
  // The form is gone, and with it the focus.
  useEffect(() => keep.current?.focus(), []);
  const asked = correction.price?.after ?? after ?? undefined;
  const isSame = before === after;
  const hasPrice = typeof after === 'number';

  async function save() {
    if (await correction.run(trackingID, changesOf(measures), asked)) onDone();
  }

  async function tell() {
    const note = [measures.weight, Object.values(measures.size ?? {}).join(' × ')].filter(Boolean).join(', ');
    if (await followUp.run(trackingID, 'measured', note)) onDone();
  }

  if (result !== 'ok') return <Notice>{message ?? text.chargeUnknown}</Notice>;
  return (
    <div className="stack narrow">
      <DefinitionList
        items={[
          { label: text.chargeBefore, value: showMoney(before) },
          { label: text.chargeAfter, value: hasPrice ? showMoney(after) : text.chargeUnknown },
        ]}
      />
      {hasPrice && isSame && <p>{text.chargeSame}</p>}
      <div role="alert">
        {correction.trouble && (
          <Notice
            actions={
              correction.isOthers && (
                <Button busy={followUp.busy} onClick={() => void tell()}>
                  {text.tellWarehouse}
                </Button>
              )
            }
          >
            {correction.trouble}
          </Notice>
        )}
        {correction.price && (
          <Notice tone="answer">
            {text.newPrice(showMoney(correction.price.before), showMoney(correction.price.after))}
          </Notice>
        )}
      </div>
      <div className="row wrap">
        <Button ref={keep} onClick={onDone}>
          {text.keep}
        </Button>
        {hasPrice && !isSame && (
          <Button variant="primary" busy={correction.busy} onClick={() => void save()}>
            {correction.price ? text.saveAt(showMoney(correction.price.after)) : text.charge}
          </Button>
        )}
      </div>
    </div>
  );
}

type MeasureDialogProps = { parcel: LooseParcel; open: boolean; onClose: () => void };

/** Weight and size at the dock: stored as a scan, with the price by them. Remounted each time it is opened. */
export function MeasureDialog({ parcel, open, onClose }: MeasureDialogProps) {
  const { trackingID = '', receiverName, orderWeight } = parcel;
  const texts = useUiTexts();
  const { desk } = useHub();
  const [kg, setKg] = useState('');
  const [sides, setSides] = useState({ length: '', width: '', height: '' });
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<Measures>();
  const [answer, setAnswer] = useState<Answer>();
  const isWaiting = taken !== undefined && answer === undefined;

  async function submit() {
    const measures = measuresOf(kg, sides);
    if (typeof measures === 'string') return setProblem(measures);
    setProblem(undefined);
    setTaken(measures);
    const { answered } = await desk.station.take({ act: 'measured', code: trackingID, ...measures });
    setAnswer(await answered);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.measureTitle(trackingID)}
      size="small"
      busy={isWaiting}
      onSubmit={answer ? undefined : () => void submit()}
      footer={
        !answer && (
          <>
            <Button onClick={onClose}>{taken ? texts.close : texts.cancel}</Button>
            <Button type="submit" variant="primary" busy={isWaiting}>
              {text.takeMeasures}
            </Button>
          </>
        )
      }
    >
      {answer && taken ? (
        <Price trackingID={trackingID} measures={taken} answer={answer} onDone={onClose} />
      ) : (
        <div className="stack">
          <DefinitionList
            items={[
              { label: text.receiver, value: show(receiverName) },
              ...(orderWeight === undefined
                ? []
                : [{ label: text.declaredWeight, value: text.kilograms(showNumber(orderWeight)) }]),
            ]}
          />
          <NumberField label={text.kg} value={kg} onChange={setKg} error={problem} step={0.1} />
          <div className={styles.measures}>
            {SIDES.map((side) => (
              <NumberField
                key={side}
                label={text[side]}
                value={sides[side]}
                onChange={(value) => setSides({ ...sides, [side]: value })}
                step={1}
              />
            ))}
          </div>
          {isWaiting && <p role="status">{text.measuring}</p>}
        </div>
      )}
    </Dialog>
  );
}
