import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Refusal } from '../display/refusal.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { FailedState, type FailedStateProps } from './failed-state.tsx';
import styles from './state.module.css';

/** Load state of a query, as the query library tells it. */
export interface LoadState {
  error: (Error & { requestId?: string | undefined }) | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  read: LoadState;
  /** Loaded data; undefined until then. */
  data: Data | undefined;
  /** Skeleton until then. */
  skeleton: ReactNode;
  /** Message if it could not be loaded. */
  failed: string;
  /** More of it; the error's own message otherwise. */
  hint?: string | undefined;
  children: (data: Data) => ReactNode;
}

function StaleNote({ title, hint, requestId, onRetry, busy }: FailedStateProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.stale} role="status">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div>
        <Refusal>
          <strong>{title}</strong> {hint}
        </Refusal>{' '}
        {texts.loadedBefore}
        {requestId && <span className={styles.requestId}>{texts.requestId(requestId)}</span>}
      </div>
      <Button small busy={busy} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Renders a query's data, skeleton or error state. A refetch that fails keeps stale data, and says so above it. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { read, data, skeleton, failed, hint = read.error?.message, children } = props;
  const { requestId } = read.error ?? {};
  const failure = {
    title: failed,
    hint,
    requestId,
    onRetry: () => void read.refetch(),
    busy: read.isFetching,
  };
  if (data === undefined) return read.error ? <FailedState {...failure} /> : skeleton;
  return (
    <>
      {read.error && <StaleNote {...failure} />}
      {children(data)}
    </>
  );
}
