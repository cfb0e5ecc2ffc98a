import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { getSession } from '../../api/generated/admin-auth/admin-auth';
import * as text from '../../text/admin-session';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toastSuccess } from '../ui/toast-store';
import { endDrafts, startDrafts } from '../forms/draft-store';
import { LoginForm } from './login-form';
import { panelClient, refetchFailed } from '../panel-client';
import { isSignedIn, isUnauthorized, session } from '../session/session';

/** Removes the drafts, unless the owner has logged in again meanwhile in this tab or in another tab. */
async function endDraftsWithSession(): Promise<void> {
  try {
    await getSession();
  } catch (error) {
    if (isUnauthorized(error) && !isSignedIn()) await endDrafts();
  }
}

/** A login dialog over the open forms, which keep typed values. Failed saves are not repeated automatically. */
export function LoginAgain() {
  return (
    <Dialog title={text.expiredTitle} size="sm">
      <ChakraDialog.Body>
        <ChakraDialog.Description padding="0">{text.expired}</ChakraDialog.Description>
        <LoginForm
          onLogin={() => {
            session.opened();
            void startDrafts();
            refetchFailed();
            toastSuccess(text.backIn, text.pressSaveAgain);
          }}
        />
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            session.ended();
            panelClient.clear();
            void endDraftsWithSession();
          }}
        >
          {text.leaveInstead}
        </Button>
      </ChakraDialog.Body>
    </Dialog>
  );
}
