import { IconPencil, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { TextField } from '../../../ui/fields/form-fields.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import styles from '../hub.module.css';
import { useHub, useHubKeys } from '../hub-context.ts';
import { GAPS, keepScannerGap, scannerGap, useSilence, useStationName } from './desk.ts';
import { QueueLine } from './queue-line.tsx';
import { readTyped } from './read-code.ts';

/** Returns true on a touch screen: a handheld's scanner types into the focused field. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/**
 * Field for codes typed by hand or by an Android handheld's scanner, which needs a focused field; no on-screen
 * keyboard opens.
 */
function CodeField() {
  const { desk, onTyped } = useHub();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useHubKeys({ E: () => field.current?.focus() });

  useEffect(() => {
    onTyped.current = (text) => {
      setTyped(text);
      field.current?.focus();
    };
    return () => {
      onTyped.current = undefined;
    };
  }, [onTyped]);

  useEffect(() => {
    if (!isTouched()) return;
    function focus() {
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    }
    focus();
    // After the focus has moved on.
    const later = () => void setTimeout(focus, 50);
    document.addEventListener('focusout', later);
    return () => document.removeEventListener('focusout', later);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // React may not have the last character yet.
    const code = field.current?.value ?? typed;
    setTyped('');
    if (code.trim() !== '') desk.scan(readTyped(code));
  }

  return (
    <form className={styles.code} onSubmit={submit}>
      <TextField
        ref={field}
        label={text.code}
        value={typed}
        onChange={setTyped}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="send"
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </form>
  );
}

type StationFormProps = { name: string; onSave: (name: string) => void; open: boolean; onClose: () => void };

function StationForm({ name, onSave, open, onClose }: StationFormProps) {
  const [typed, setTyped] = useState(name);
  const [gap, setGap] = useState(scannerGap);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.renameStation}
      size="small"
      yes={text.save}
      busy={false}
      onSubmit={() => {
        if (typed.trim() !== '') onSave(typed.trim());
        keepScannerGap(gap);
        onClose();
      }}
    >
      <div className="stack">
        <TextField
          label={text.stationName}
          description={text.stationHint}
          value={typed}
          onChange={setTyped}
          maxLength={60}
          autoComplete="off"
        />
        <Select
          label={text.scannerGap}
          description={text.scannerGapHint}
          options={GAPS.map((ms) => ({ value: String(ms), label: text.scannerGaps(ms, ms === GAPS[0]) }))}
          value={String(gap)}
          onChange={(next) => setGap(Number(next))}
        />
      </div>
    </FormDialog>
  );
}

/** Name of this station, and the switch of its sounds. */
export function StationButtons() {
  const [name, setName] = useStationName();
  const [silent, setSilent] = useSilence();
  const renaming = useOpened<string>();
  useHubKeys({ Q: () => setSilent(!silent) });
  return (
    <span className="row narrow">
      <Button small icon={<IconPencil size={18} aria-hidden="true" />} onClick={() => renaming.open(name)}>
        {text.station(name)}
      </Button>
      <IconButton
        label={silent ? text.soundOff : text.soundOn}
        icon={silent ? <IconVolumeOff aria-hidden="true" /> : <IconVolume aria-hidden="true" />}
        aria-pressed={!silent}
        onClick={() => setSilent(!silent)}
      />
      <Opened of={renaming}>
        {(frame, name) => <StationForm name={name} onSave={setName} {...frame} />}
      </Opened>
    </span>
  );
}

/** Code and queue, above all tabs of the desk. */
export function DeskBar() {
  return (
    <div className="row wrap bottom gap-1-2 below">
      <CodeField />
      <QueueLine />
    </div>
  );
}
