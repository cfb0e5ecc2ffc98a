import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useChangePassword } from '../../api/generated/admin-auth/admin-auth';
import * as text from '../../text/admin-settings';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { FormText } from '../ui/form-fields';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { useAction } from '../ui/use-action';
import { useEditForm } from '../ui/use-edit-form';
import { useFirstMistake } from '../ui/use-first-mistake';
import { noPasswords, passwordSchema } from './password-values';

const Foot = chakra('div', { base: { display: 'flex' } });

export function PasswordForm() {
  const form = useEditForm(passwordSchema, noPasswords);
  const ref = useFirstMistake(form);
  const { mutateAsync: changePassword } = useChangePassword();
  const { run, busy } = useAction(
    form.handleSubmit(async (data) => {
      try {
        await changePassword({ data });
        form.reset();
        toastSuccess(text.passwordChanged);
      } catch (error) {
        reportFailure(text.passwordFailed, error, text.passwordFallback);
      }
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const { control } = form;
  return (
    <Section title={text.password} note={text.passwordNote}>
      <Sheet>
        <form ref={ref} noValidate onSubmit={submit}>
          <Fields>
            <FormText
              control={control}
              name="current"
              label={text.currentPassword}
              type="password"
              autoComplete="current-password"
            />
            <Pair>
              <FormText
                control={control}
                name="next"
                deps="confirmation"
                label={text.newPassword}
                hint={text.newPasswordHint}
                type="password"
                autoComplete="new-password"
              />
              <FormText
                control={control}
                name="confirmation"
                label={text.confirmation}
                type="password"
                autoComplete="new-password"
              />
            </Pair>
            <Foot>
              <Button type="submit" size="sm" busy={busy} busyText={text.changingPassword}>
                {text.changePassword}
              </Button>
            </Foot>
          </Fields>
        </form>
      </Sheet>
    </Section>
  );
}
