import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Refusal } from '../display/refusal.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './state.module.css';

export interface FailedStateProps {
  /** Event in the user's terms. */
  title: string;
  /** Details, for example the server's message. */
  hint?: string | undefined;
  /** Id by which the operator finds it. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** While it is trying again. */
  busy?: boolean | undefined;
  /** Another action next to Retry. */
  more?: ReactNode;
}

/** Error state with Retry where something could not be loaded, announced by a live region. */
export function FailedState({ title, hint, requestId, onRetry, busy, more }: FailedStateProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.state} role="alert">
      <div className={styles.warning}>
        <IconAlertTriangle aria-hidden="true" />
      </div>
      <Refusal className="strong">{title}</Refusal>
      {hint && <Refusal className={styles.hint}>{hint}</Refusal>}
      {requestId && <p className={styles.requestId}>{texts.requestId(requestId)}</p>}
      {onRetry && (
        <div className="row wrap above stretch middle">
          <Button onClick={onRetry} busy={busy} icon={<IconRefresh aria-hidden="true" />}>
            {texts.retry}
          </Button>
          {more}
        </div>
      )}
    </div>
  );
}
