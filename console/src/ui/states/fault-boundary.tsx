import { Component, type ReactNode, Suspense, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { isPopStateIntercepted } from '../navigation/intercept-pop-state.ts';
import { useUiTexts } from '../ui-texts.tsx';
import { FailedState } from './failed-state.tsx';
import { ChunkLoadError } from './lazy-component.ts';
import { reload, reloadOnce } from './reload.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Fallback for the children after an error; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Reset key, such as the address: if it changes, the children are rendered again. */
  of?: unknown;
  onFault?: ((error: unknown) => void) | undefined;
  /** Called before the children are rendered again. */
  onRetry?: (() => void) | undefined;
}

type State = { fault: { error: unknown } | undefined };

/** Error boundary: keeps an error in rendering its children from everything around them. */
class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault?.(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { fault }: State) {
    if (fault && before.of !== this.props.of) this.retry();
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ fault: undefined });
  };

  override render() {
    const { fault } = this.state;
    return fault ? this.props.fallback(fault.error, this.retry) : this.props.children;
  }
}

interface FaultProps {
  error: unknown;
  onRetry: () => void;
  more: ReactNode;
}

function Fault({ error, onRetry, more }: FaultProps) {
  const texts = useUiTexts();
  const [busy, setBusy] = useState(false);
  if (!(error instanceof ChunkLoadError)) {
    return <FailedState title={texts.notShown} hint={texts.notShownHint} onRetry={onRetry} more={more} />;
  }
  async function retry() {
    setBusy(true);
    setBusy(await reload());
  }
  return (
    <FailedState title={texts.notLoaded} hint={texts.notLoadedHint} onRetry={retry} busy={busy} more={more} />
  );
}

export interface FaultBoundaryProps {
  children: ReactNode;
  /** Reset key, the address: if it changes, the children are rendered again. */
  of?: string;
  /** Called before the children are rendered again. */
  onRetry?: (() => void) | undefined;
  /** Another action next to Retry. */
  more?: ReactNode;
}

/**
 * Error boundary and Suspense around a page or a part of one: if it cannot be rendered, it shows a sentence and
 * Retry. A chunk load error reloads the page once.
 */
export function FaultBoundary({ children, of, onRetry, more }: FaultBoundaryProps) {
  return (
    <ErrorBoundary
      of={of}
      onRetry={onRetry}
      onFault={(error) => error instanceof ChunkLoadError && void reloadOnce()}
      fallback={(error, retry) => <Fault error={error} onRetry={retry} more={more} />}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

export interface WindowBoundaryProps {
  children: ReactNode;
  /** Closes the window. */
  onFault: () => void;
}

/** Error boundary and Suspense around a lazily loaded dialog: where it cannot be rendered it closes and says so. */
export function WindowBoundary({ children, onFault }: WindowBoundaryProps) {
  const texts = useUiTexts();

  async function say(error: unknown) {
    onFault();
    if (!(error instanceof ChunkLoadError)) toast.error(`${texts.notShown}. ${texts.notShownHint}`);
    else if (!(await reloadOnce()))
      toast.error(
        `${texts.notLoaded}. ${isPopStateIntercepted() ? texts.saveAndReload : texts.connectAndReload}`,
      );
  }

  return (
    <ErrorBoundary onFault={(error) => void say(error)} fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
