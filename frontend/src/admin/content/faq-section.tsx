import { List, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { addQuestion, faq as faqTitle, faqNote, noQuestions } from '../../text/admin-content';
import { Button } from '../ui/button';
import { useFieldLabel } from '../forms/field-labels';
import { Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { FaqItemRow } from './faq-item-row';

const MAX_QUESTIONS = 50;

export function FaqSection({ control }: { readonly control: ContentControl }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: 'faq' });
  useFieldLabel(control, 'faq', faqTitle);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number>();

  const focus = (index: number, target: string) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-focus=${target}]`)?.focus(),
    );
  const moveBy = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    move(index, to);
    if (open === index) setOpen(to);
    else if (open === to) setOpen(index);
    focus(to, by < 0 ? 'up' : 'down');
  };
  const add = () => {
    append({ question: '', answer: '' });
    setOpen(fields.length);
  };
  const toggle = (index: number, opened: boolean) => {
    if (opened) setOpen(index);
    else if (open === index) setOpen(undefined);
  };
  const removeAt = (index: number) => {
    remove(index);
    if (open !== undefined && open >= index) setOpen(open === index ? undefined : open - 1);
    focus(Math.min(index, fields.length - 2), 'remove');
  };

  return (
    <Section title={faqTitle} note={faqNote}>
      <List.Root ref={list} hidden={fields.length === 0}>
        {fields.map(({ id }, index) => (
          <FaqItemRow
            key={id}
            control={control}
            index={index}
            count={fields.length}
            open={open === index}
            onToggle={(opened) => toggle(index, opened)}
            onMove={(by) => moveBy(index, by)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </List.Root>
      {fields.length === 0 && (
        <Text fontSize="sm" lineHeight="snug" color="ink.soft">
          {noQuestions}
        </Text>
      )}
      {fields.length < MAX_QUESTIONS && (
        <Button variant="outline" size="sm" marginTop="3" onClick={add}>
          <Plus size={18} aria-hidden />
          {addQuestion}
        </Button>
      )}
    </Section>
  );
}
