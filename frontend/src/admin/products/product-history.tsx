import { Box } from '@chakra-ui/react';
import { Suspense } from 'react';
import * as text from '../../text/admin-history';
import { HistoryList } from '../history/history-chunk';
import { Disclosure } from '../ui/disclosure';
import { ListSkeleton } from '../ui/loaded';
import { PanelPart } from '../ui/panel-part';

/** The history of a saved product. The history is loaded when the owner expands this part. */
export const ProductHistory = ({ id }: { readonly id: string }) => (
  <Box borderTopWidth="1px" borderColor="line" paddingTop="2">
    <Disclosure title={text.title}>
      <PanelPart>
        <Suspense fallback={<ListSkeleton rows={1} />}>
          <HistoryList product={id} />
        </Suspense>
      </PanelPart>
    </Disclosure>
  </Box>
);
