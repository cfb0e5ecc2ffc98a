import { Flex, Link } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { DeletedType } from '../../api/generated/models';
import * as text from '../../text/admin-deleted';
import { fragmentOf, goTo } from '../panel-location';
import { SETTINGS_TAB } from '../places';
import { paramsOf } from './deleted-location';
import { useBin } from '../tab-slice';

export function DeletedLink({ type }: { readonly type: DeletedType }) {
  const params = paramsOf(useBin(type));
  return (
    <Flex justifyContent="flex-end" marginTop="3">
      <Link
        href={fragmentOf(SETTINGS_TAB, params)}
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="touch"
        color="ink.soft"
        fontSize="sm"
        _hover={{ color: 'ink', textDecoration: 'underline' }}
        onClick={(event) => {
          // With one of these keys, the browser itself opens the link in a new tab or window.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void goTo(SETTINGS_TAB, params);
        }}
      >
        <Trash2 size={16} aria-hidden />
        {text.title}
      </Link>
    </Flex>
  );
}
