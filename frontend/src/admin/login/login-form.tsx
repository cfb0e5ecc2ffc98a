import { Alert, chakra, Field, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { useLogin } from '../../api/generated/admin-auth/admin-auth';
import * as text from '../../text/admin-session';
import { PasswordInput } from '../forms/password-input';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { useAction } from '../ui/use-action';
import { loginExplanation, waitAfter } from './login-failure';
import { showLoginNotices } from './notices';
import { useSecondsLeft } from './use-seconds-left';

interface Props {
  /** Called after the login. The button stays busy until the promise resolves. */
  readonly onLogin: () => void | Promise<void>;
}

/** The password field of the login screen and of the dialog after an expired session. */
export function LoginForm({ onLogin }: Props) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<{ readonly explanation: string | undefined }>();

  const [secondsLeft, wait] = useSecondsLeft();
  const login = useLogin();

  const { run, busy } = useAction(async () => {
    setFailure(undefined);
    try {
      const { data } = await login.mutateAsync({ data: { password } });
      if (data.hasNotices) void showLoginNotices();
      if (data.success) await onLogin();
      else setFailure({ explanation: undefined });
    } catch (error) {
      setFailure({ explanation: loginExplanation(error) });
      wait(waitAfter(error));
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (secondsLeft === 0) void run();
  };

  return (
    <chakra.form display="flex" flexDirection="column" gap="4" onSubmit={submit}>
      <Field.Root invalid={failure !== undefined}>
        <Field.Label>{text.password}</Field.Label>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          data-autofocus=""
          aria-describedby={failure && `${id}-alert`}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field.Root>
      <div role="alert" id={`${id}-alert`}>
        {failure && (
          <Alert.Root>
            <Alert.Title>{text.wrongPassword}</Alert.Title>
            {failure.explanation && <Alert.Description>{failure.explanation}</Alert.Description>}
          </Alert.Root>
        )}
      </div>
      {secondsLeft > 0 && <p id={`${id}-wait`}>{text.tooManyTries(secondsLeft)}</p>}
      <Button
        type="submit"
        busy={busy || secondsLeft > 0}
        busyText={busy ? text.loggingIn : text.login}
        aria-describedby={secondsLeft > 0 ? `${id}-wait` : undefined}
      >
        {text.login}
      </Button>
      <Disclosure title={text.forgotten}>
        <Text fontSize="sm" color="ink.soft">
          {text.forgottenHelp}
        </Text>
      </Disclosure>
    </chakra.form>
  );
}
