import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { backIn, expired, expiredTitle, leaveInstead, pressSaveAgain } from '../../text/admin-session';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toastSuccess } from '../ui/toast-store';
import { endDrafts, startDrafts } from '../forms/draft-store';
import { LoginForm } from './login-form';
import { panelClient, refetchFailed } from './panel-client';
import { session } from './session';

/** A login dialog over the open forms, which keep what was typed. Failed saves are not repeated automatically. */
export function LoginAgain() {
  return (
    <Dialog title={expiredTitle} size="sm">
      <ChakraDialog.Body>
        <ChakraDialog.Description padding="0">{expired}</ChakraDialog.Description>
        <LoginForm
          onLogin={() => {
            session.opened();
            void startDrafts();
            refetchFailed();
            toastSuccess(backIn, pressSaveAgain);
          }}
        />
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            session.ended();
            panelClient.clear();
            void endDrafts();
          }}
        >
          {leaveInstead}
        </Button>
      </ChakraDialog.Body>
    </Dialog>
  );
}
