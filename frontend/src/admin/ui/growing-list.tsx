import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { addItem, listItem, removeItem } from '../../text/admin-settings';
import { Button, IconButton } from './button';
import { Area } from './controls';
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

/** A line may wrap on a narrow screen, but stays one line. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/gu, ' ');

/** A list of lines that grows by a button or by Enter, and shrinks by a cross. */
export function GrowingList({ label, items, maxLength, mistakeAt, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focus = (index: number, what: 'textarea' | 'button') =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(what)?.focus());
  const addAfter = (index: number) => {
    onChange(items.toSpliced(index + 1, 0, ''));
    focus(index + 1, 'textarea');
  };
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
                <Area
                  rows={1}
                  minHeight="12"
                  paddingBlock="3"
                  lineHeight="snug"
                  resize="none"
                  aria-label={listItem(label, index + 1)}
                  aria-invalid={mistake ? true : undefined}
                  aria-describedby={mistake && `${id}-${index}`}
                  maxLength={maxLength}
                  value={item}
                  onChange={(event) => onChange(items.with(index, oneLine(event.target.value)))}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    if (items.length < MOST) addAfter(index);
                  }}
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
        <Button variant="quiet" size="sm" marginTop="2" onClick={() => addAfter(items.length - 1)}>
          <Plus size={18} aria-hidden />
          {addItem(label)}
        </Button>
      )}
    </div>
  );
}
