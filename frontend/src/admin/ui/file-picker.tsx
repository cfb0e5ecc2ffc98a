import { Input } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from './button';

type Props = Pick<Parameters<typeof Button>[0], 'children' | 'aria-describedby'> & {
  readonly label: string;
  /** Types and extensions, as in the attribute `accept`. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly invalid: boolean;
  readonly onChoose: (files: FileList) => void;
};

/** A button that opens the file dialog. The browser's own control has words in the browser's language. */
export function FilePicker({ label, accept, multiple, invalid, onChoose, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outline"
        data-choose=""
        aria-invalid={invalid || undefined}
        onClick={() => input.current?.click()}
        {...button}
      />
      <Input
        ref={input}
        type="file"
        unstyled
        display="none"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // If the value stayed, choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
    </>
  );
}
