import type { ReactNode } from 'react';
import { panelFailed, panelFailedHint, reload } from '../../text/admin-common';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Button } from './button';
import { EmptyState } from './empty-state';

/**
 * A part of the panel. A notice replaces the part when it throws or its chunk cannot be loaded. The rest keeps working.
 */
export function PanelPart({ children }: { readonly children: ReactNode }) {
  const notice = (
    <EmptyState title={panelFailed} text={panelFailedHint}>
      <Button variant="outline" onClick={() => location.reload()}>
        {reload}
      </Button>
    </EmptyState>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
