import type { ReactNode } from 'react';
import * as common from '../../text/admin-common';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Button } from './button';
import { EmptyState } from './empty-state';

export function PanelPart({ children }: { readonly children: ReactNode }) {
  const notice = (
    <EmptyState title={common.panelFailed} text={common.panelFailedHint}>
      <Button variant="outline" onClick={() => location.reload()}>
        {common.reload}
      </Button>
    </EmptyState>
  );
  return <ErrorBoundary fallback={notice}>{children}</ErrorBoundary>;
}
