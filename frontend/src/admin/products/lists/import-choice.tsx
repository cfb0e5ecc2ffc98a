import { Dialog as ChakraDialog, Input, Link, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { getExportProductsCsvUrl } from '../../../api/generated/catalog/catalog';
import * as text from '../../../text/admin-lists';
import { Field } from '../../forms/field';
import { Button } from '../../ui/button';
import { DialogFooter } from '../../ui/dialog';

interface Props {
  readonly failure: string | undefined;
  readonly onChoose: (file: File) => void;
  /** Stops the check that runs; undefined while none runs. */
  readonly onStop: (() => void) | undefined;
}

export function ImportChoice({ failure, onChoose, onStop }: Props) {
  const [file, setFile] = useState<File>();
  return (
    <>
      <ChakraDialog.Body>
        <Text>{text.chooseHint}</Text>
        <Field label={text.file} hint={text.fileHint} error={failure}>
          {(described) => (
            <Input
              type="file"
              accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              paddingBlock="2.5"
              onChange={({ target }) => setFile(target.files?.[0])}
              {...described}
            />
          )}
        </Field>
        <Text>
          <Link href={getExportProductsCsvUrl()} download textDecoration="underline">
            {text.downloadCsv}
          </Link>
        </Text>
        {onStop && <Text role="status">{text.checking}</Text>}
      </ChakraDialog.Body>
      <DialogFooter>
        {onStop && (
          <Button variant="quiet" onClick={onStop}>
            {text.stop}
          </Button>
        )}
        <Button disabled={!file} busy={onStop !== undefined} onClick={() => file && onChoose(file)}>
          {text.check}
        </Button>
      </DialogFooter>
    </>
  );
}
