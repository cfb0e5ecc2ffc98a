import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { backIn, expired, expiredTitle, leaveInstead, pressSaveAgain } from '../../text/admin-session';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toastSuccess } from '../ui/toast-store';
import { LoginForm } from './login-form';
import { panelClient, rereadFailed } from './panel-client';
import { session } from './session';

/** Asks for the password over whatever is open, so that nothing typed is lost. Nothing is sent again by itself. */
export function LoginAgain() {
  return (
    <Dialog title={expiredTitle} size="sm">
      <ChakraDialog.Body>
        <ChakraDialog.Description padding="0">{expired}</ChakraDialog.Description>
        <LoginForm
          onLogin={() => {
            session.opened();
            rereadFailed();
            toastSuccess(backIn, pressSaveAgain);
          }}
        />
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            session.ended();
            panelClient.clear();
          }}
        >
          {leaveInstead}
        </Button>
      </ChakraDialog.Body>
    </Dialog>
  );
}
