import { eventually, isHydrated } from '../support/storefront.js';

/** The operations that tests need from a browser. Each automation protocol implements them in a driver. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
  /** Types characters, one key press each. */
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** Selects files in the file input that a selector finds. */
  attach(selector: string, paths: readonly string[]): Promise<void>;
  /** Calls a function in the page. The function must not use variables from outside. */
  evaluate<P extends readonly (string | number)[], R>(
    call: (...parameters: P) => R,
    ...parameters: P
  ): Promise<R>;
  /** Errors and warnings of the page, if the protocol reports them. */
  readonly problems: string[];
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'Enter' | 'Shift';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

type Role = 'button' | 'field' | 'link' | 'tab';

/** A page with the same methods for every browser. `press`, `type` and `choose` wait until their control is ready. */
export class Visit {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  readonly open = (path: string): Promise<void> => this.driver.goto(this.origin + path);
  readonly back = (): Promise<void> => this.driver.back();
  readonly reload = (): Promise<void> => this.driver.reload();
  readonly key = (key: Key): Promise<void> => this.driver.key(key);
  readonly evaluate: Driver['evaluate'] = (call, ...parameters) => this.driver.evaluate(call, ...parameters);

  /** Presses the element with this role and name, using the mouse. */
  press(role: Role, name: string): Promise<void> {
    return eventually(async () => {
      const place = await this.driver.evaluate(findPressable, role, name);
      if (typeof place === 'string') throw new Error(place);
      await this.driver.pressAt(place.x, place.y);
    });
  }

  async type(label: string, text: string): Promise<void> {
    await this.press('field', label);
    await this.driver.evaluate(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
    await this.driver.type(text);
  }

  async choose(label: string, option: string): Promise<void> {
    await eventually(async () => {
      if (!(await this.driver.evaluate(chooseOption, label, option)))
        throw new Error(`No '${option}' in '${label}'`);
    });
  }

  /** Chooses photos in the open dialog, and waits until they are prepared. */
  async attach(...paths: readonly string[]): Promise<void> {
    await this.driver.attach('[role=dialog] input[type=file]', paths);
    await this.until(() => document.querySelector('[role=dialog] fieldset[aria-busy=true]') === null);
  }

  sees(text: string): Promise<void> {
    return eventually(async () => {
      const shown = await this.driver.evaluate(visibleText);
      if (!shown.includes(text)) throw new Error(`Does not show '${text}' but: … ${shown.slice(-1500)}`);
    });
  }

  misses(text: string): Promise<void> {
    return eventually(async () => {
      if ((await this.driver.evaluate(visibleText)).includes(text)) throw new Error(`Still shows '${text}'`);
    });
  }

  until<P extends readonly (string | number)[]>(
    condition: (...parameters: P) => boolean,
    ...parameters: P
  ): Promise<void> {
    return eventually(async () => {
      if (!(await this.driver.evaluate(condition, ...parameters)))
        throw new Error(`Not yet: ${String(condition)}`);
    });
  }

  /** Presses a key that only starts hydration, and waits until all parts of the page are hydrated. */
  async hydrated(): Promise<void> {
    await this.key('Shift');
    await this.until(isHydrated);
  }
}

function visibleText(): string {
  return document.body.innerText.replace(/\s+/gu, ' ');
}

/** Returns the position of the control to press. If the control cannot be pressed, returns the reason. */
function findPressable(role: string, name: string): { x: number; y: number } | string {
  const selectors: Readonly<Record<string, string>> = {
    link: 'a[href]',
    button: 'button, summary, [role=button]',
    field: 'input:not([type=file]), textarea, select',
    tab: '[role=tab]',
  };
  const text = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
  // Approximates the accessible name.
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return ids
        .split(' ')
        .map((id) => text(document.getElementById(id)))
        .join(' ');
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    // The label of an optional field contains a mark. The mark is not part of the field's name.
    if (labels.length > 0)
      return labels
        .map(text)
        .join(' ')
        .replace(/\s*\(opsional\)$/u, '');
    return text(element);
  };
  const reasons: string[] = [];
  for (const element of document.querySelectorAll(selectors[role] ?? '')) {
    if (nameOf(element) !== name || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link that wraps has one box per line. The center of the box around all lines may be outside the link.
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    if (element.matches(':disabled, [aria-disabled=true]')) reasons.push('is disabled');
    else if (hit && element.contains(hit)) return place;
    else reasons.push(`is behind ${hit?.outerHTML.slice(0, 120) ?? 'the edge'}`);
  }
  return `${role} '${name}' ${reasons.join(', ') || 'is not there'}`;
}

/**
 * Selects the option and sends the events that a browser sends after a choice.
 * @returns false if no visible list has this label and this option.
 */
function chooseOption(label: string, option: string): boolean {
  for (const select of document.querySelectorAll('select')) {
    const labels = [...select.labels].map(({ textContent }) => textContent.trim());
    const chosen = [...select.options].find(({ text }) => text === option);
    if (!labels.includes(label) || !chosen || !select.checkVisibility()) continue;
    select.focus();
    chosen.selected = true;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  return false;
}
