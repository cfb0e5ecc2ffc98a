import { Flex } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { getExportProductsXlsxUrl } from '../../api/generated/catalog/catalog';
import * as text from '../../text/admin-lists';
import { Button } from '../ui/button';
import { chunk } from '../ui/chunk';
import { PanelPart } from '../ui/panel-part';

const ImportDialog = chunk(() => import('./import-dialog'));

export default function ListActions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex flexWrap="wrap" gap="2" marginBottom="4">
      <Button asChild variant="outline" size="sm">
        <a href={getExportProductsXlsxUrl()} download>
          <Download size={18} aria-hidden />
          {text.download}
        </a>
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Upload size={18} aria-hidden />
        {text.upload}
      </Button>
      {isOpen && (
        <PanelPart>
          <Suspense>
            <ImportDialog onClose={() => setOpen(false)} />
          </Suspense>
        </PanelPart>
      )}
    </Flex>
  );
}
