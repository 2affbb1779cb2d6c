import { areas } from '@tawseel/contract/areas';
import { labels } from '@tawseel/contract/labels';
import { useDeferredValue, useState } from 'react';
import { hasCall } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { showCity, showWord } from '../../../texts/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { dotted, show, showMoney } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from '../hub.module.css';
import { useHub, useHubKeys } from '../hub-context.ts';
import type { LooseParcel, ShownScan } from '../scan-display.ts';
import { type Mode, useShown } from './answer-panel.tsx';
import { FindDialog } from './find-dialog.tsx';
import { useCorrection } from './use-correction.ts';
import { useFollowUp } from './use-follow-up.ts';

const SHORTEST = 2;

/** Returns the names of areas of an emirate that a text may mean, most likely first. */
function useAreas(city: string, typed: string): readonly string[] {
  const text = useDeferredValue(typed.trim());
  const enabled = hasCall(areas.checkArea) && city !== '' && text.length >= SHORTEST;
  const { data } = useRead(areas.checkArea, { query: { city, text } }, { enabled });
  const { area, near = [] } = data ?? {};
  return [area, ...near].flatMap((one) => one?.name ?? []);
}

const MOST_CHOICES = 9;

type Choice = { key: string; label: string; onChoose: () => void };

/** Buttons with digits as shortcuts. */
function Choices({ choices }: { choices: readonly Choice[] }) {
  const numbered = choices.slice(0, MOST_CHOICES);
  useHubKeys(
    Object.fromEntries(numbered.map(({ onChoose }, at) => [String(at + 1), onChoose])),
    numbered.length > 0,
  );
  return numbered.map(({ key, label, onChoose }, at) => (
    <Button
      key={key}
      className={styles.choice}
      icon={
        <span className={styles.choiceKey} aria-hidden="true">
          {at + 1}
        </span>
      }
      onClick={onChoose}
    >
      {label}
    </Button>
  ));
}

/** Asks which of several orders with one code is meant. */
function WhichOrder({ shown }: { shown: ShownScan }) {
  const { desk } = useHub();
  return (
    <>
      <p className="text-20 heavy">{text.whichOrder}</p>
      <div className="row wrap bottom">
        <Choices
          choices={(shown.choices ?? []).map(({ trackingID = '', senderName, receiverName, city }) => ({
            key: trackingID,
            label: dotted([trackingID, senderName, receiverName, showCity(city)]),
            onChoose: () => desk.scan({ code: trackingID }),
          }))}
        />
      </div>
    </>
  );
}

/** Asks which parcel a blank label, or one of another carrier, is on. */
function WhichParcel({ shown: { code, isBlankLabel }, mode }: { shown: ShownScan; mode: Mode }) {
  const finding = useOpened<true>();
  return (
    <>
      <p className="text-20 heavy">{text.whichParcel}</p>
      <p className="quiet breaks">{isBlankLabel ? text.whichParcelOfBlank : text.whichParcelHint}</p>
      <div className="row wrap bottom">
        <Choices choices={[{ key: 'find', label: text.chooseParcel, onChoose: () => finding.open(true) }]} />
      </div>
      <Opened of={finding}>{(frame) => <FindDialog mode={mode} label={code} {...frame} />}</Opened>
    </>
  );
}

/** Asks which area an unknown name means. */
function WhichArea({ parcel }: { parcel: LooseParcel }) {
  const { trackingID = '', city = '', area = '', street = '' } = parcel;
  const [typed, setTyped] = useState('');
  const [isDone, setDone] = useState(false);
  const found = useAreas(city, typed || area || street);
  const [wanted, setWanted] = useState('');
  const correction = useCorrection(text.areaFailed, () =>
    text.areaSaved(trackingID, showWord('area', wanted)),
  );
  const followUp = useFollowUp();

  async function save(name: string, price?: number) {
    if (name.trim() === '') return;
    setWanted(name.trim());
    const changes = { dropoff: { area: name.trim() }, reason: text.areaReason };
    if (await correction.run(trackingID, changes, price)) setDone(true);
  }

  async function tell() {
    const note = [area, street].filter(Boolean).join(', ');
    if (await followUp.run(trackingID, 'address', note)) setDone(true);
  }

  if (isDone) return null;
  const { price, trouble, isOthers } = correction;
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        void save(typed);
      }}
    >
      <p className="text-20 heavy">{text.whichArea(showCity(city))}</p>
      <p className="quiet breaks">{text.areaTyped(area, street)}</p>
      <div className="row wrap bottom">
        <Choices
          choices={found.map((name) => ({
            key: name,
            label: showWord('area', name),
            onChoose: () => void save(name),
          }))}
        />
        <TextField label={text.otherArea} value={typed} onChange={setTyped} autoComplete="off" />
        <Button type="submit" variant="primary" busy={correction.busy}>
          {text.saveArea}
        </Button>
      </div>
      <div role="alert">
        {price && (
          <Notice
            tone="answer"
            actions={
              <Button variant="primary" busy={correction.busy} onClick={() => void save(wanted, price.after)}>
                {text.saveAt(showMoney(price.after))}
              </Button>
            }
          >
            {text.newPrice(showMoney(price.before), showMoney(price.after))}
          </Notice>
        )}
        {trouble && (
          <Notice
            actions={
              isOthers && (
                <Button busy={followUp.busy} onClick={() => void tell()}>
                  {text.tellWarehouse}
                </Button>
              )
            }
          >
            {show(trouble)}
          </Notice>
        )}
      </div>
    </form>
  );
}

function isQuestion({ choices = [], parcel, isUnknown }: ShownScan): boolean {
  return (
    choices.length > 0 || parcel?.isAreaUnknown === true || (isUnknown === true && hasCall(labels.bindLabel))
  );
}

/** Question after a scan. It stays until the next scan. */
export function Question({ mode }: { mode: Mode }) {
  const shown = useShown();
  const [asked, setAsked] = useState<ShownScan>();
  // While rendering, so that the question and its shortcuts appear with the answer.
  if (shown && shown !== asked && shown.tone !== 'reading') setAsked(shown);

  if (!asked || !isQuestion(asked)) return null;
  if (asked.parcel?.isAreaUnknown) return <WhichArea key={asked.id} parcel={asked.parcel} />;
  return (
    <section
      className={styles.question}
      aria-label={asked.isUnknown ? text.whichParcel : text.whichOrder}
      key={asked.id}
    >
      {asked.isUnknown ? <WhichParcel shown={asked} mode={mode} /> : <WhichOrder shown={asked} />}
    </section>
  );
}
