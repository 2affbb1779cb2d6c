import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { unbrokenNumbers } from '../display/unbroken-numbers.tsx';
import { TextField } from '../fields/form-fields.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { BlockConfirm, type ConfirmRequest, questions } from './confirm.ts';
import styles from './dialog.module.css';
import overlay from './overlay.module.css';
import { useLast } from './use-last.ts';

interface QuestionProps {
  question: ConfirmRequest;
  answer: (yes: boolean) => void;
}

function QuestionBody({ question, answer }: QuestionProps) {
  const { title, text, yes, no, danger, phrase, phraseLabel, phraseError } = question;
  const [typed, setTyped] = useState('');
  const texts = useUiTexts();
  const safeRef = useRef<HTMLButtonElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const wrong = phrase !== undefined && typed !== phrase;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!wrong && !isBlocked) answer(true);
  }

  return (
    <AlertDialog.Popup
      className={classNames(overlay.popup, styles.popup, styles.small)}
      initialFocus={safeRef}
    >
      <header className={styles.header}>
        <AlertDialog.Title className={styles.title}>{unbrokenNumbers(title)}</AlertDialog.Title>
      </header>
      <form className={styles.frame} onSubmit={submit} noValidate>
        <div className={styles.body}>
          {text && (
            // A question may hold a list, which a paragraph may not.
            <AlertDialog.Description render={<div />} className="soft breaks">
              <BlockConfirm value={setBlocked}>{text}</BlockConfirm>
            </AlertDialog.Description>
          )}
          {phrase !== undefined && (
            <div className={styles.phrase}>
              <code translate="no">{phrase}</code>
              <TextField
                label={phraseLabel ?? phrase}
                hideLabel={!phraseLabel}
                value={typed}
                onChange={setTyped}
                error={wrong && typed !== '' ? phraseError : undefined}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </div>
          )}
        </div>
        <footer className={styles.footer}>
          <Button ref={safeRef} onClick={() => answer(false)}>
            {no ?? texts.cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} disabled={wrong || isBlocked}>
            {yes}
          </Button>
        </footer>
      </form>
    </AlertDialog.Popup>
  );
}

/** Alert dialog of `confirm()`, one question at a time, the focus on the safe button. A singleton, near the root. */
export function ConfirmHost() {
  const [current] = useSyncExternalStore(questions.subscribe, questions.read);
  const shown = useLast(current);

  return (
    <AlertDialog.Root open={current !== undefined} onOpenChange={(open) => !open && current?.answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={overlay.backdrop} data-backdrop="" forceRender />
        <AlertDialog.Viewport className={classNames(overlay.viewport, styles.viewport)}>
          {shown && <QuestionBody key={shown.id} question={shown} answer={(yes) => current?.answer(yes)} />}
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
