import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { addQuestion, faq as faqTitle, faqNote, noQuestions } from '../../text/admin-content';
import { moved } from '../ui/reorder';
import { Button } from '../ui/button';
import { Hint } from '../ui/field';
import { Section } from '../ui/section';
import { Rows } from '../ui/sheet';
import type { Draft } from '../ui/use-draft';
import type { ContentValues, FaqRow } from './content-values';
import { FaqItemRow } from './faq-item-row';

const MOST = 50;

export function FaqSection({ draft: { value, change, mistakes } }: { readonly draft: Draft<ContentValues> }) {
  const { faq } = value;
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<number>();

  const focus = (index: number, target: string) =>
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-focus=${target}]`)?.focus(),
    );
  const move = (index: number, by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= faq.length) return;
    change({ faq: moved(faq, index, to) });
    focus(to, by < 0 ? 'up' : 'down');
  };
  const add = () => {
    const id = Math.max(-1, ...faq.map((row) => row.id)) + 1;
    change({ faq: [...faq, { id, question: '', answer: '' }] });
    setOpen(id);
    focus(faq.length, 'question');
  };
  const remove = (index: number) => {
    change({ faq: faq.toSpliced(index, 1) });
    focus(Math.min(index, faq.length - 2), 'remove');
  };
  const edit = (row: FaqRow, changes: Partial<FaqRow>) =>
    change({ faq: faq.map((other) => (other.id === row.id ? { ...other, ...changes } : other)) });

  return (
    <Section title={faqTitle} note={faqNote}>
      <Rows ref={list} hidden={faq.length === 0}>
        {faq.map((row, index) => (
          <FaqItemRow
            key={row.id}
            row={row}
            number={index + 1}
            count={faq.length}
            mistake={mistakes[`faq-${row.id}`]}
            open={open === row.id}
            onToggle={() => setOpen(open === row.id ? undefined : row.id)}
            onChange={(changes) => edit(row, changes)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </Rows>
      {faq.length === 0 && <Hint marginTop="0">{noQuestions}</Hint>}
      {faq.length < MOST && (
        <Button variant="outline" size="sm" marginTop="3" onClick={add}>
          <Plus size={18} aria-hidden />
          {addQuestion}
        </Button>
      )}
    </Section>
  );
}
