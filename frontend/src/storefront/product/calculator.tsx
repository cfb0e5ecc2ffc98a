import { chakra } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Pricing } from '@etalase/backend/rules/pricing';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { PriceExtraSchema, PricingSchema } from '../../api/generated/models';
import { chatLink } from '../../format/chat';
import * as text from '../../text/calculator';
import { Button, ExternalButton } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { NewTab } from '../../ui/new-tab';
import { ExtraPrice } from '../../ui/price-list';
import type { PriceNow } from '../catalog/price-now';
import type { Calculation } from './calculation';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '5',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    containerType: 'inline-size',
    '& h2': { textStyle: 'label' },
    // A price is never broken. `--length` is its number of characters.
    '& label small': {
      fontSize: 'min(1em, calc((100cqi - 3rem) / (0.62 * var(--length))))',
    },
    '& label': { display: 'grid', gap: '1' },
    '& label[data-check]': { display: 'flex', gap: '2', alignItems: 'center', minHeight: 'touch' },
    '& :is(select, input[type=text])': {
      width: 'full',
      minHeight: 'touch',
      paddingInline: '3',
      bg: 'paper.raised',
      borderWidth: '1px',
      borderColor: 'line.strong',
      fontSize: 'md',
    },
    '& div[data-sides]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' },
    '& [role=status]': {
      containerType: 'inline-size',
      whiteSpace: 'pre-line',
      // An empty part takes no gap, and is still there for screen readers.
      _empty: { position: 'absolute' },
    },
    // A total is never broken. `--length` is its number of characters.
    '& [data-total]': {
      textStyle: 'price',
      fontSize: 'min({fontSizes.lg}, calc(100cqi / (0.62 * var(--length))))',
    },
    '@media print': { display: 'none' },
  },
});

interface Props {
  readonly pricing: PricingSchema;
  readonly name: string;
  readonly url: string;
  readonly discount: PriceNow['discount'];
  readonly chatNumber: string | null;
}

const importCalculation = () => import('./calculation');
let loaded: ReturnType<typeof importCalculation> | undefined;

/** All calls get the same promise, so that results have the order of the inputs. A call after a failure tries again. */
const load = () =>
  (loaded ??= importCalculation().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/** Whether the visitor is in the form, or has typed there. Both may have happened before hydration. */
const isTouched = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

/** Calculates an order. What is entered leaves only by the two buttons of the result. */
export function Calculator({ pricing, name, url, discount, chatNumber }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [result, setResult] = useState<Calculation>();
  const [copy, setCopy] = useState<'done' | 'failed'>();
  const percentage = discount?.percentage;
  const isUsed = useRef(false);
  const update = () => {
    isUsed.current ||= form.current !== null && isTouched(form.current);
    if (!form.current || !isUsed.current) return;
    const data = new FormData(form.current);
    setCopy(undefined);
    load().then(
      ({ calculate }) => setResult(calculate(pricing as Pricing, data, { name, discount: percentage })),
      () => undefined,
    );
  };
  useEffect(update, [pricing, name, percentage]);

  const { measure, variants, extras, unit } = pricing;
  const extraLabel = (extra: PriceExtraSchema) => (
    <small style={{ '--length': formatRupiah(extra.price).length } as CSSProperties}>
      {`${extra.name}, `}
      <ExtraPrice extra={extra} unit={unit} />
    </small>
  );
  const field = (label: ReactNode, fieldName: string, value?: string) => (
    <label>
      {label}
      <input type="text" inputMode="numeric" autoComplete="off" name={fieldName} defaultValue={value} />
    </label>
  );
  const message = result?.sum && text.message([...result.sum, url]);
  const chat = message && chatNumber !== null ? chatLink(chatNumber, message) : undefined;
  return (
    <Form
      ref={form}
      className="needs-script"
      aria-labelledby={id}
      onFocus={() => void load().catch(() => undefined)}
      onInput={update}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={id}>{text.title}</h2>
      {variants.length > 1 && (
        <label>
          {text.variant}
          <select name="pilihan">
            {variants.map((variant, index) => (
              <option key={index} value={index}>
                {variant.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {measure === 'count' && field(text.quantity, 'banyaknya')}
      {measure === 'length' && field(text.length, 'lebar')}
      {measure === 'area' && (
        <div role="group" aria-label={text.size}>
          <p aria-hidden="true">{text.size}</p>
          <div data-sides>
            {field(text.width, 'lebar')}
            {field(text.height, 'tinggi')}
          </div>
        </div>
      )}
      {measure !== 'count' && field(text.pieces, 'lembar', '1')}
      {extras.map((extra, index) =>
        extra.per === 'each' ? (
          <div key={index}>{field(extraLabel(extra), `finishing${index}`)}</div>
        ) : (
          <label key={index} data-check>
            <input type="checkbox" name={`finishing${index}`} value="1" />
            <span>{extraLabel(extra)}</span>
          </label>
        ),
      )}
      <div role="status">
        {result?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {result?.total && (
          <p data-total style={{ '--length': result.total.length } as CSSProperties}>
            {result.total}
          </p>
        )}
        {result?.hints.map((hint) => (
          <div key={hint}>{hint}</div>
        ))}
      </div>
      {chat && (
        <ExternalButton href={chat} variant="outline">
          {text.ask}
          <NewTab />
        </ExternalButton>
      )}
      {message && (
        <Button
          variant="outline"
          onClick={() =>
            void copyText(message).then(
              () => setCopy('done'),
              () => setCopy('failed'),
            )
          }
        >
          {copy === 'done' ? text.copied : text.copy}
        </Button>
      )}
      <p role="status">{copy === 'failed' && message && `${text.copyYourself}\n${message}`}</p>
    </Form>
  );
}
