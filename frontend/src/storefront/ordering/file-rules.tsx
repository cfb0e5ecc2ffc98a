import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import * as text from '../../text/ordering';
import { fold } from '../../ui/fold';
import { orderingOf } from './ordering-data';

const Rules = chakra('details', {
  base: {
    ...fold,
    marginTop: '4',
    borderBlockWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    '& p': { paddingBottom: '3', maxWidth: '40rem', color: 'ink.soft', whiteSpace: 'pre-line' },
  },
});

/** How customers prepare the files for products of this category. */
export function FileRules({ category }: { readonly category: string }) {
  const { data } = useQuery(orderingOf(category));
  if (!data || data.files.length === 0) return null;
  return (
    <Rules>
      <summary>{text.prepareFiles}</summary>
      {data.files.map((rule, index) => (
        <p key={index}>{rule}</p>
      ))}
      {data.designs && <p>{text.noDesign}</p>}
    </Rules>
  );
}
