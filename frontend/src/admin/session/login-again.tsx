import { useId } from 'react';
import { backIn, expired, expiredTitle, leaveInstead, pressSaveAgain } from '../../text/admin-session';
import { Button } from '../ui/button';
import { Dialog, DialogBody } from '../ui/dialog';
import { toastSuccess } from '../ui/toast-store';
import { LoginForm } from './login-form';
import { panelClient, rereadFailed } from './panel-client';
import { session } from './session';

/** Asks for the password over whatever is open, so that nothing typed is lost. Nothing is sent again by itself. */
export function LoginAgain() {
  const textId = useId();
  return (
    <Dialog title={expiredTitle} size="card" describedBy={textId}>
      <DialogBody>
        <p id={textId}>{expired}</p>
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
      </DialogBody>
    </Dialog>
  );
}
