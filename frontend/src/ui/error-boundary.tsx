import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown in the browser instead of children that throw. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error in the browser from removing the whole document. On the server React ignores it. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
