import { chakra } from '@chakra-ui/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { quantityText } from '@etalase/backend/rules/price-table';
import type { Pricing } from '@etalase/backend/rules/pricing';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { packOf } from '@etalase/backend/rules/units';
import type { PriceExtraSchema, PricingSchema } from '../../api/generated/models';
import { chatLink } from '../../format/chat';
import * as text from '../../text/calculator';
import { LOW_SCREEN } from '../../theme/low-screen';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { ExtraPrice } from '../../ui/price-list';
import type { PriceNow } from '../catalog/price-now';
import type { Ordering } from '../ordering/ordering-data';
import type { Calculation } from './calculation';
import type { Entered } from './order-form';
import { ChatButton } from './order-button';

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
      textOverflow: 'ellipsis',
    },
    '& [aria-invalid]': { borderColor: 'magenta' },
    '& [role=group] > p': { marginBottom: '1' },
    '& div[data-choices]': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& [aria-pressed=true]': { bg: 'ink', color: 'paper' },
    // On a phone this button is hidden, because OrderBar shows it at the bottom edge.
    '& > [data-order]': { display: { base: 'none', md: 'inline-flex' }, [LOW_SCREEN]: { display: 'none' } },
    '& div[data-sides]': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '2' },
    '& [role=status]': {
      containerType: 'inline-size',
      whiteSpace: 'pre-line',
      '&[data-error] p': { color: 'magenta.deep' },
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

/** A valid sum, and the chat that asks for it, if the product has a number. */
export interface SumOrder {
  readonly total: string;
  readonly amount: string;
  readonly chat: string | undefined;
}

interface Props {
  readonly pricing: PricingSchema;
  readonly ordering: Ordering | undefined;
  readonly name: string;
  readonly url: string;
  readonly discount: PriceNow['discount'];
  readonly chatNumber: string | null;
  readonly variant: number;
  readonly onVariant: (variant: number) => void;
  readonly order: SumOrder | undefined;
  readonly onOrder: (order: SumOrder | undefined) => void;
}

const importCalculation = () => import('./calculation');
type Calculate = Awaited<ReturnType<typeof importCalculation>>;
let calculation: Calculate | undefined;
let loading: Promise<Calculate> | undefined;

/** All calls get the same promise, so that results have the order of the inputs. A call after a failure tries again. */
const load = () =>
  (loading ??= importCalculation().then(
    (module) => (calculation = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));

/** Whether the visitor is in the form, or has typed there. Both may have happened before hydration. */
const isTouched = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  [...form.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);

const fieldsIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Entered;

/** What the visitor entered, in the entry of the history: Back brings it again, and a reload does not. */
const kept = {
  read(): Entered | undefined {
    const { hitungan, loaded } = (history.state ?? {}) as { hitungan?: Entered; loaded?: number };
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return loaded === performance.timeOrigin || navigation?.type === 'back_forward' ? hitungan : undefined;
  },
  save(hitungan: Entered): void {
    try {
      history.replaceState({ ...(history.state as object), hitungan, loaded: performance.timeOrigin }, '');
    } catch {
      // Browsers limit how often this is possible. Back then brings an earlier entry.
    }
  },
};

const ASKED_SIZE = /^(\d[\d.,]{0,7}(?:cm|mtr|meter|m)?)x(\d[\d.,]{0,7})(cm|mtr|meter|m)?$/u;
const ASKED_QUANTITY = /^(?:[1-9]\d{0,6}|[1-9]\d{0,2}(?:\.\d{3}){1,2})$/u;

/** Takes what a link asks (`?hitung=3x1`, `?hitung=500`) out of the address and the entry of the history. */
function takeAsked({ measure, priceFor, variants }: PricingSchema): Entered | undefined {
  const url = new URL(location.href);
  const { hitung, ...state } = (history.state ?? {}) as { hitung?: string };
  const asked = url.searchParams.get('hitung') ?? hitung;
  if (asked === undefined) return undefined;
  url.searchParams.delete('hitung');
  history.replaceState(state, '', url);
  const [, width, height = '', unit = ''] = ASKED_SIZE.exec(asked) ?? [];
  if (measure === 'area' && width)
    return { lebar: /\d$/u.test(width) ? width + unit : width, tinggi: height + unit };
  if (measure !== 'count' || !ASKED_QUANTITY.test(asked)) return undefined;
  const banyaknya = asked.replaceAll('.', '');
  const isSold = variants[0]?.tiers.some(({ from }) => String(from) === banyaknya);
  return priceFor === 'unit' || isSold ? { banyaknya } : undefined;
}

/** The id of the form. */
export const CALCULATOR = 'hitung-harga';

const isSize = (element: Element | null): boolean => element?.matches('[name=lebar], [name=tinggi]') ?? false;

/** Calculates an order. What is entered leaves only by the two buttons of the result. */
export function Calculator({
  pricing,
  ordering,
  name,
  url,
  discount,
  chatNumber,
  order,
  onOrder,
  variant,
  onVariant,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const id = useId();
  const [result, setResult] = useState<Calculation>();
  const [copy, setCopy] = useState<'done' | 'failed'>();
  /** What buttons enter. */
  const [answers, setAnswers] = useState<Entered>({});
  const isUsed = useRef(false);
  /** Whether the fields of the size, if they have an entry, are left. */
  const isLeft = useRef(false);
  const percentage = discount?.percentage;
  const messageOf = ({ lines }: NonNullable<Calculation['order']>) =>
    text.message(lines, url, ordering?.format);

  const update = () => {
    isUsed.current ||= form.current !== null && isTouched(form.current);
    if (!form.current || !isUsed.current) return;
    const entered = { ...answers, ...fieldsIn(form.current) };
    kept.save(entered);
    onVariant(Number(entered['pilihan'] ?? 0));
    setCopy(undefined);
    const of = { name, discount: percentage, isLeft: isLeft.current, ordering };
    const show = ({ calculate }: Calculate) => {
      const calculated = calculate(pricing as Pricing, entered, of);
      const sum = calculated?.order;
      const chat = sum && chatNumber !== null ? chatLink(chatNumber, messageOf(sum)) : undefined;
      setResult(calculated);
      onOrder(sum && { total: sum.total, amount: sum.amount, chat });
    };
    // What Back brings again is shown with the page.
    if (calculation) show(calculation);
    else load().then(show, () => undefined);
  };
  const enter = (values: Entered) => {
    const others: Record<string, string> = { ...answers };
    for (const [field, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = value;
      else others[field] = value;
    }
    isUsed.current = true;
    isLeft.current = true;
    setAnswers(others);
  };
  const leave = () => {
    if (isLeft.current) return;
    isLeft.current = true;
    const sizes = form.current && calculation?.splitSize(pricing as Pricing, fieldsIn(form.current));
    if (sizes?.['lebar']) enter(sizes);
    else update();
  };
  const restore = useEffectEvent(() => {
    // They may have been typed and left before hydration.
    isLeft.current = !isSize(document.activeElement);
    const entered = kept.read() ?? takeAsked(pricing);
    if (entered && form.current && !isTouched(form.current)) enter(entered);
  });
  useLayoutEffect(() => restore(), []);
  const updateNow = useEffectEvent(update);
  useLayoutEffect(() => updateNow(), [pricing, name, percentage, answers]);

  // The keyboard of a phone may close without a blur.
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    let height = viewport?.height ?? 0;
    const resize = () => {
      const before = height;
      height = viewport?.height ?? 0;
      if (height > before) leaveNow();
    };
    viewport?.addEventListener('resize', resize);
    return () => viewport?.removeEventListener('resize', resize);
  }, []);

  const { measure, variants, extras, unit, priceFor } = pricing;
  const lineId = `${id}line`;
  const extraLabel = (extra: PriceExtraSchema) => (
    <small style={{ '--length': formatRupiah(extra.price).length } as CSSProperties}>
      {`${extra.name}, `}
      <ExtraPrice extra={extra} unit={unit} />
    </small>
  );
  const field = (label: ReactNode, fieldName: string, value?: string) => (
    <label>
      {label}
      <input
        type="text"
        inputMode={fieldName === 'lebar' || fieldName === 'tinggi' ? 'decimal' : 'numeric'}
        autoComplete="off"
        name={fieldName}
        defaultValue={value}
        {...(result?.field === fieldName && { 'aria-invalid': true, 'aria-describedby': lineId })}
      />
    </label>
  );
  const pack = packOf(unit);
  const isInPieces = pack?.isCounted || answers['maksud'] === 'isi';
  const units = answers['satuan']?.split(',') ?? ['cm', 'cm'];
  const [width, height, length] = [
    text.inUnit(text.width, units[0] ?? ''),
    text.inUnit(text.height, units[1] ?? ''),
    text.inUnit(text.length, units[0] ?? ''),
  ];
  const changeTo = (words: string, values: Entered) => (
    <Button variant="quiet" size="sm" justifySelf="start" onClick={() => enter(values)}>
      {text.changeTo(words)}
    </Button>
  );
  const choose = (values: Entered) => {
    enter(values);
    status.current?.focus();
  };
  const message = result?.order && messageOf(result.order);
  return (
    <Form
      ref={form}
      id={CALCULATOR}
      className="needs-script"
      aria-labelledby={id}
      onFocus={() => void load().catch(() => undefined)}
      onBlur={leave}
      onInput={({ target }) => {
        isUsed.current = true;
        isLeft.current = !isSize(target as HTMLInputElement);
        update();
      }}
      onKeyDown={({ key, target }: KeyboardEvent) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) status.current?.focus();
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 id={id}>{text.title}</h2>
      {variants.length > 1 && (
        <label>
          {text.variant}
          <select name="pilihan">
            {variants.map(({ name: variantName }, index) => (
              <option key={index} value={index}>
                {variantName}
              </option>
            ))}
          </select>
        </label>
      )}
      {measure === 'count' && priceFor === 'unit' && (
        <>
          {field(
            pack && isInPieces
              ? text.inMultiples(pack.piece ?? (pack.isCounted ? '' : text.content), groupDigits(pack.pieces))
              : text.howMany(unit ?? ''),
            'banyaknya',
          )}
          {pack &&
            answers['maksud'] &&
            (isInPieces
              ? changeTo(pack.unit, { maksud: 'kemasan' })
              : changeTo(pack.piece ?? text.content, { maksud: 'isi' }))}
        </>
      )}
      {measure === 'count' && priceFor === 'quantity' && (
        <div role="group" aria-labelledby={`${id}quantity`}>
          <p id={`${id}quantity`}>{text.howMany((pack?.isCounted && pack.piece) || (unit ?? ''))}</p>
          <div data-choices>
            {variants[variant]?.tiers.map(({ from }) => (
              <Button
                key={from}
                variant="quiet"
                size="sm"
                aria-pressed={answers['banyaknya'] === String(from)}
                onClick={() => enter({ banyaknya: String(from) })}
              >
                {quantityText(from, unit)}
              </Button>
            ))}
          </div>
        </div>
      )}
      {measure === 'length' && field(length, 'lebar')}
      {measure === 'area' && (
        <div role="group" aria-label={text.size}>
          <p aria-hidden="true">{text.size}</p>
          <div data-sides>
            {field(width, 'lebar')}
            {field(height, 'tinggi')}
          </div>
        </div>
      )}
      {measure !== 'count' &&
        answers['satuan'] &&
        (units.includes('m')
          ? changeTo('cm', { satuan: 'cm,cm' })
          : changeTo(text.metres, { satuan: 'm,m' }))}
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
      <div
        role="status"
        ref={status}
        tabIndex={-1}
        data-error={result?.field && !result.choices ? '' : undefined}
      >
        {result?.lines.map((line, index) => (
          <p key={line} id={index === 0 ? lineId : undefined}>
            {line}
          </p>
        ))}
        {result?.order && (
          <p data-total style={{ '--length': result.order.total.length } as CSSProperties}>
            {result.order.total}
          </p>
        )}
        {result?.order?.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {result?.hints?.map((hint) => (
          <div key={hint}>{hint}</div>
        ))}
      </div>
      {result?.choices && (
        <div role="group" aria-labelledby={lineId} data-choices>
          {result.choices.map(({ label, values }) => (
            <Button key={label} variant="outline" size="sm" onClick={() => choose(values)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {order?.chat && <ChatButton href={order.chat}>{text.order}</ChatButton>}
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
