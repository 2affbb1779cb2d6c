import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../states/notice.tsx';
import { useUiTexts } from '../ui-texts.tsx';

export interface ChangedMeanwhileProps {
  /** Of a save that was refused because somebody else saved first; null of any other. */
  error: Error | null;
  /** Reads what is stored by now into the form; false where that could not be. */
  takeOver: () => Promise<boolean>;
}

/** Optimistic locking in a form: says that somebody else was first, and offers the way on. */
export function ChangedMeanwhile({ error, takeOver }: ChangedMeanwhileProps) {
  const texts = useUiTexts();
  const [settled, setSettled] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    if (await takeOver()) setSettled(error);
    setBusy(false);
  }

  return (
    <div role="alert">
      {error && error !== settled && (
        <Notice
          actions={
            <Button small busy={busy} onClick={() => void run()}>
              {texts.takeOver}
            </Button>
          }
        >
          {texts.changedMeanwhile}
        </Notice>
      )}
    </div>
  );
}
