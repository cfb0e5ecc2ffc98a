import { Component, type ReactNode } from 'react';
import { panelFailed, panelFailedHint, reload } from '../../text/admin-common';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface Props {
  readonly children: ReactNode;
}

/** Shows an error instead of a tab that throws or whose chunk cannot be loaded; the rest of the panel keeps working. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState title={panelFailed} text={panelFailedHint}>
        <Button variant="outline" onClick={() => location.reload()}>
          {reload}
        </Button>
      </EmptyState>
    );
  }
}
