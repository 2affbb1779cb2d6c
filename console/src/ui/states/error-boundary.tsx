import { Component, type ReactNode } from 'react';

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
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
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
