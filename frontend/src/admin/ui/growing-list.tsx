import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { addItem, listItem, removeItem } from '../../text/admin-settings';
import { Button, IconButton } from './button';
import { Input } from './controls';
import { Label, Mistake } from './field';

const MOST = 20;

const List = chakra('ol', {
  base: { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '2' },
});
const Row = chakra('div', { base: { display: 'flex', gap: '1', alignItems: 'center' } });

interface Props {
  readonly label: string;
  readonly items: readonly string[];
  readonly maxLength: number;
  readonly mistakeAt: (index: number) => string | undefined;
  readonly onChange: (items: string[]) => void;
}

/** A list of lines that grows by a button and shrinks by a cross. */
export function GrowingList({ label, items, maxLength, mistakeAt, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focus = (index: number, what: 'input' | 'button') =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(what)?.focus());
  return (
    <div role="group" aria-labelledby={id}>
      <Label as="p" id={id}>
        {label}
      </Label>
      <List ref={list}>
        {items.map((item, index) => {
          const mistake = mistakeAt(index);
          return (
            // A line has no name but its place; its text is in the form's state, not in the field.
            <li key={index}>
              <Row>
                <Input
                  aria-label={listItem(label, index + 1)}
                  aria-invalid={mistake ? true : undefined}
                  aria-describedby={mistake && `${id}-${index}`}
                  maxLength={maxLength}
                  value={item}
                  onChange={(event) => onChange(items.with(index, event.target.value))}
                />
                <IconButton
                  variant="plain"
                  color="magenta.deep"
                  aria-label={removeItem(label, index + 1)}
                  onClick={() => {
                    onChange(items.toSpliced(index, 1));
                    focus(Math.min(index, items.length - 2), 'button');
                  }}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </Row>
              {mistake && <Mistake id={`${id}-${index}`}>{mistake}</Mistake>}
            </li>
          );
        })}
      </List>
      {items.length < MOST && (
        <Button
          variant="quiet"
          size="sm"
          marginTop="2"
          onClick={() => {
            onChange([...items, '']);
            focus(items.length, 'input');
          }}
        >
          <Plus size={18} aria-hidden />
          {addItem(label)}
        </Button>
      )}
    </div>
  );
}
