import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import * as text from '../../text/admin-settings';
import { useSiteContent } from '../parts/site-content';
import { isLongEnough } from './password-values';

const Warning = chakra('span', { base: { display: 'block', color: 'ink', fontWeight: 'semibold' } });

/** Warns of a password that is easy to guess. The list of common passwords is loaded when the owner types one. */
export function NewPasswordHint({ typed }: { readonly typed: string }) {
  const { data: site } = useSiteContent();
  const { data: rule } = useQuery({
    queryKey: ['easy-password'],
    queryFn: () => import('./easy-password'),
    enabled: typed !== '',
    staleTime: Infinity,
  });
  const { name = '', chatNumber = '' } = site?.company ?? {};
  const isEasy = isLongEnough(typed) && rule?.isEasy(typed, [name, chatNumber]);
  return (
    <>
      {text.newPasswordHint}
      <Warning role="status">{isEasy && text.easyPassword}</Warning>
    </>
  );
}
