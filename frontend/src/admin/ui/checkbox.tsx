import { Checkbox as ChakraCheckbox } from '@chakra-ui/react';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange }: Props) {
  return (
    <ChakraCheckbox.Root checked={checked} onCheckedChange={(details) => onChange(details.checked === true)}>
      <ChakraCheckbox.HiddenInput />
      <ChakraCheckbox.Control />
      <ChakraCheckbox.Label>{label}</ChakraCheckbox.Label>
    </ChakraCheckbox.Root>
  );
}
