import { Dialog as ChakraDialog, Flex, Link, Progress, Text } from '@chakra-ui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { getExportProductsCsvUrl } from '../../api/generated/catalog/catalog';
import * as text from '../../text/admin-lists';
import { Field } from '../forms/field';
import { useFocusFirstError } from '../forms/use-submit';
import { Button } from '../ui/button';
import { DialogFooter } from '../ui/dialog';
import { FilePicker } from '../ui/file-picker';

/** The check of a list that runs. */
export interface Check {
  readonly stop: AbortController;
  readonly waiting?: string;
}

interface Props {
  readonly failure: string | undefined;
  readonly check: Check | undefined;
  readonly onChoose: (file: File) => void;
}

export function ImportChoice({ failure, check, onChoose }: Props) {
  const [file, setFile] = useState<File>();
  const chosen = useId();
  const body = useRef<HTMLDivElement>(null);
  useFocusFirstError(body, failure === undefined ? 0 : 1);
  return (
    <>
      <ChakraDialog.Body ref={body}>
        <Text>{text.chooseHint}</Text>
        <Field label={text.file} hint={text.fileHint} error={failure}>
          {(described) => (
            <Flex flexWrap="wrap" alignItems="center" gap="3">
              <FilePicker
                label={text.file}
                accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                invalid={failure !== undefined}
                aria-describedby={[chosen, described['aria-describedby']].join(' ')}
                onChoose={([chosenFile]) => {
                  setFile(chosenFile);
                  if (chosenFile) onChoose(chosenFile);
                }}
              >
                <FileSpreadsheet size={20} aria-hidden />
                {file ? text.otherFile : text.chooseFile}
              </FilePicker>
              <Text id={chosen} role="status" minWidth="0" overflowWrap="anywhere">
                {file?.name ?? text.noFile}
              </Text>
            </Flex>
          )}
        </Field>
        <Text>
          <Link href={getExportProductsCsvUrl()} download textDecoration="underline">
            {text.downloadCsv}
          </Link>
        </Text>
        {check && (
          <div>
            <Text role="status" marginBottom="2">
              {check.waiting ?? text.checking}
            </Text>
            <Progress.Root value={null}>
              <Progress.Track aria-label={text.checking}>
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
          </div>
        )}
      </ChakraDialog.Body>
      {check && (
        <DialogFooter>
          <Button variant="outline" onClick={() => check.stop.abort()}>
            {text.stop}
          </Button>
        </DialogFooter>
      )}
    </>
  );
}
