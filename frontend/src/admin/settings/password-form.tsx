import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef } from 'react';
import { changePassword } from '../../api/generated/admin-auth/admin-auth';
import {
  changePassword as changeText,
  changingPassword,
  confirmation,
  currentPassword,
  newPassword,
  newPasswordHint,
  password,
  passwordChanged,
  passwordFailed,
  passwordFallback,
  passwordNote,
} from '../../text/admin-settings';
import { sentenceOf } from '../session/failure';
import { isUnauthorized, session } from '../session/session';
import { Button } from '../ui/button';
import { TextField } from '../ui/controls';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastError, toastSuccess } from '../ui/toast-store';
import { useAction } from '../ui/use-action';
import { useDraft } from '../ui/use-draft';
import { mistakesIn, noPasswords } from './password-values';

const Foot = chakra('div', { base: { display: 'flex' } });

export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(noPasswords, mistakesIn);
  const { value, change, mistakes } = draft;
  const { run, busy } = useAction(async () => {
    if (!form.current || !draft.isFine(form.current)) return;
    try {
      await changePassword({ currentPassword: value.current, newPassword: value.next });
      draft.reset();
      toastSuccess(passwordChanged);
    } catch (error) {
      if (isUnauthorized(error)) session.expired();
      else toastError(passwordFailed, sentenceOf(error, passwordFallback));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Section title={password} note={passwordNote}>
      <Sheet>
        <form ref={form} noValidate onSubmit={submit}>
          <Fields>
            <TextField
              label={currentPassword}
              type="password"
              autoComplete="current-password"
              value={value.current}
              error={mistakes['current']}
              onChange={(current) => change({ current })}
            />
            <Pair>
              <TextField
                label={newPassword}
                hint={newPasswordHint}
                type="password"
                autoComplete="new-password"
                value={value.next}
                error={mistakes['next']}
                onChange={(next) => change({ next })}
              />
              <TextField
                label={confirmation}
                type="password"
                autoComplete="new-password"
                value={value.confirmation}
                error={mistakes['confirmation']}
                onChange={(text) => change({ confirmation: text })}
              />
            </Pair>
            <Foot>
              <Button type="submit" size="sm" busy={busy} busyText={changingPassword}>
                {changeText}
              </Button>
            </Foot>
          </Fields>
        </form>
      </Sheet>
    </Section>
  );
}
