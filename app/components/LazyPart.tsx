import {Component, Suspense, type ReactNode} from 'react';

export interface LazyPartProps {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Called when the code can't be loaded, or throws. */
  onError?: (error: unknown) => void;
  /** A component from `React.lazy`. */
  children: ReactNode;
}

/** A part of the page whose code loads when it first renders. If that fails, the page stays, without the part. */
export class LazyPart extends Component<LazyPartProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (this.state.hasFailed) return null;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
