import { Card } from '@chakra-ui/react';
import { useChangePassword } from '../../api/generated/admin-auth/admin-auth';
import * as text from '../../text/admin-settings';
import { Button } from '../ui/button';
import { FormText } from '../forms/form-fields';
import { Pair, type SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';
import { useEditForm } from '../forms/use-edit-form';
import { renamed } from '../forms/refused-fields';
import { useSubmit } from '../forms/use-submit';
import { NewPasswordHint } from './new-password-hint';
import { noPasswords, passwordSchema } from './password-values';

const nameOf = renamed({ currentPassword: 'current', newPassword: 'next' });

export function PasswordForm({ id }: SectionProps) {
  const form = useEditForm(passwordSchema, noPasswords, nameOf);
  const { mutateAsync: changePassword } = useChangePassword({
    mutation: {
      meta: {
        success: text.passwordChanged,
        failure: text.passwordFailed,
        fallback: text.passwordFallback,
      },
      onSuccess: () => form.reset(),
    },
  });
  const { formProps, busy, notice } = useSubmit({
    form,
    base: undefined,
    failed: text.passwordFailed,
    save: (data) => changePassword({ data }).then(() => undefined),
  });
  const { control } = form;
  return (
    <FoldedSection id={id} title={text.password} note={text.passwordNote}>
      <Card.Root>
        <form {...formProps}>
          <Card.Body>
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
                hint={(typed) => <NewPasswordHint typed={typed} />}
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
            {notice}
            <Button
              type="submit"
              size="sm"
              alignSelf="flex-start"
              busy={busy}
              busyText={text.changingPassword}
            >
              {text.changePassword}
            </Button>
          </Card.Body>
        </form>
      </Card.Root>
    </FoldedSection>
  );
}
