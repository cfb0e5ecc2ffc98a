import { Alert } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import * as text from '../../text/admin-saving';
import { messageOf } from '../session/failure';
import { isUnauthorized } from '../session/session';

interface Props {
  readonly title: string;
  /** What the press has caused. Each new cause moves the focus to the notice. */
  readonly cause: unknown;
  readonly children?: ReactNode;
}

/** A notice beside the pressed button. It scrolls by itself when it is longer than half the screen. */
export function PressNotice({ title, cause, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // In a sticky bar the notice is already in sight, and the form stays where it was edited.
    if (ref.current && !isInSight(ref.current)) ref.current.scrollIntoView({ block: 'center' });
  }, [cause]);
  return (
    <Alert.Root
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      width="full"
      maxHeight="min(50dvh, 24rem)"
      overflowY="auto"
      textAlign="left"
    >
      <Alert.Title id={titleId}>{title}</Alert.Title>
      {children}
    </Alert.Root>
  );
}

/** Whether the upper and the lower edge are on the screen, and nothing covers them. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, bottom } = element.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint?.(left + 1, y) ?? null),
  );
}

interface RefusalProps {
  /** Without an error there is no notice. After a 401 the login dialog has the focus. */
  readonly error: unknown;
  readonly title?: string;
}

export const RefusalNotice = ({ error, title = text.notSaved }: RefusalProps) =>
  error && !isUnauthorized(error) ? (
    <PressNotice title={`${title}. ${messageOf(error, text.tryAgain)}`} cause={error} />
  ) : undefined;
