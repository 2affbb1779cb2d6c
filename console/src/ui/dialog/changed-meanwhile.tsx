import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Notice } from '../states/notice.tsx';
import { useUiTexts } from '../ui-texts.tsx';

export interface ChangedMeanwhileProps {
  /** Error of a save that was refused because another user saved first; otherwise null. */
  error: Error | null;
  /** Reads the stored version into the form. Resolves to false if that failed. */
  takeOver: () => Promise<boolean>;
}

/** Optimistic locking in a form: shows that another user saved first, and offers to continue. */
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
