import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DraftForm } from '../../text/admin-drafts';
import { useStore } from '../ui/store';
import { DraftBar, type Offer } from './draft-bar';
import { filesOf, type HeldFile, listDrafts, removeDraft } from './draft-store';
import { DraftWriter } from './draft-writer';
import { differingLabels } from './field-labels';
import { sameContent } from './save-part';
import { askToDiscard, onDraftRemoval } from './unsaved';
import type { EditFormState } from './use-edit-form';

/** The form and the version to which a draft belongs. */
export interface DraftPlace {
  readonly form: DraftForm;
  readonly item?: string;
  /** The version on which the edit is based. */
  readonly version?: string;
  /** For a form that adds an item: tells whether an item was deleted. The form also offers drafts of deleted items. */
  readonly isDeleted?: (id: string) => Promise<boolean>;
}

/** The files of a form, in addition to its values. */
export interface HeldFiles<Values> {
  readonly files: readonly HeldFile[];
  /**
   * Replaces the form's files with a draft's files.
   * @returns the draft's values, in which the form's file count is the number of restored files.
   */
  readonly restore: (files: readonly File[], values: Values) => Values;
}

/**
 * Keeps typed values on the device until they are saved or discarded, and offers earlier drafts. A form with a password
 * field keeps no draft.
 * @returns a bar with the offers and with a notice if the draft did not fit on the device. The result is undefined when
 * there is nothing to show.
 */
export function useDraft<Values extends FieldValues, Payload>(
  form: EditFormState<Values, Payload>,
  place: DraftPlace | undefined,
  held?: HeldFiles<Values>,
): ReactNode {
  const { control, subscribe, element } = form;
  const { isDirty, defaultValues } = form.formState;
  const [writer] = useState(() => new DraftWriter());
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const kept = useStore(writer.kept);

  const takeSnapshot = useEffectEvent(() => {
    if (!place || !isDirty || hasPassword(element.current)) return undefined;
    const { form: name, item, version } = place;
    const values: unknown = structuredClone(form.getValues());
    return { form: name, item, version, values, files: held?.files ?? [] };
  });
  const keepsDraft = place !== undefined;
  useEffect(() => {
    if (!keepsDraft) return undefined;
    // A phone may close a hidden tab at any time.
    const flush = () => {
      if (document.hidden) writer.flush();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => writer.schedule(() => takeSnapshot()),
    });
    onDraftRemoval(control, () => writer.remove());
    document.addEventListener('visibilitychange', flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
      writer.cancel();
    };
  }, [keepsDraft, control, subscribe, writer]);
  const fileIds = held?.files.map(({ id }) => id).join();
  useEffect(() => {
    if (fileIds) writer.schedule(() => takeSnapshot());
  }, [fileIds, writer]);
  useEffect(() => {
    if (!isDirty) writer.remove();
  }, [isDirty, writer]);

  const showOffers = useEffectEvent((found: readonly Offer[]) => {
    const complete = found.map(({ draft, state }) => ({
      draft: { ...draft, values: withDefaults(draft.values, defaultValues) },
      state,
    }));
    const isSaved = ({ draft }: Offer) => sameContent(draft.values, defaultValues);
    for (const { draft } of complete.filter(isSaved)) void removeDraft(draft.id);
    setOffers(complete.filter((one) => !isSaved(one) && !writer.isOwn(one.draft)));
  });
  const { form: name, item, version } = place ?? {};
  const isDeleted = useEffectEvent((id: string) => place?.isDeleted?.(id) ?? Promise.resolve(false));
  useEffect(() => {
    if (!name) return undefined;
    let isWanted = true;
    void findOffers({ form: name, item, version }, (id) => isDeleted(id)).then((found) => {
      if (isWanted) showOffers(found);
    });
    return () => {
      isWanted = false;
    };
  }, [name, item, version]);

  const closeOffer = ({ draft }: Offer) => {
    setOffers((shown) => shown.filter((one) => one.draft !== draft));
    // The focus moves to the heading, because the pressed button disappears. Focusing a field would open a phone's
    // keyboard.
    headingOf(element.current)?.focus({ preventScroll: true });
  };
  const onTake = async (taken: Offer) => {
    if (isDirty) {
      if (!(await askToDiscard())) return;
      writer.remove();
    }
    const files = await filesOf(taken.draft.id);
    const values = taken.draft.values as Values;
    writer.adopt(taken.draft);
    form.reset(held ? held.restore(files, values) : values, { keepDefaultValues: true });
    closeOffer(taken);
  };
  const onDiscard = async (discarded: Offer) => {
    if (discarded.state !== 'outdated' && !(await askToDiscard())) return;
    void removeDraft(discarded.draft.id);
    closeOffer(discarded);
  };
  if (offers.length === 0 && kept === 'all') return undefined;
  return (
    <DraftBar
      offers={offers}
      kept={kept}
      differing={({ values }) => differingLabels(control, values as Values, defaultValues as Values)}
      onTake={(taken) => void onTake(taken)}
      onDiscard={(discarded) => void onDiscard(discarded)}
    />
  );
}

async function findOffers(
  { form, item, version }: DraftPlace,
  isDeleted: (id: string) => Promise<boolean>,
): Promise<Offer[]> {
  const drafts = await listDrafts(form);
  const offers = drafts.map(async (draft): Promise<Offer | undefined> => {
    if (draft.item === item) return { draft, state: draft.version === version ? 'current' : 'outdated' };
    const isOffered = item === undefined && draft.item !== undefined && (await isDeleted(draft.item));
    return isOffered ? { draft, state: 'deleted' } : undefined;
  });
  return (await Promise.all(offers)).filter((offer) => offer !== undefined);
}

/**
 * Whether a form has a password field. A field that shows the password has the type 'text', but keeps `autocomplete`.
 */
const hasPassword = (form: HTMLFormElement | null): boolean =>
  Boolean(form?.querySelector('[type=password], [autocomplete*=password]'));

const headingOf = (form: HTMLFormElement | null): HTMLElement | null | undefined =>
  form?.closest('[role=dialog]')?.querySelector('h2') ??
  form?.closest('section')?.querySelector<HTMLElement>('summary, h3') ??
  form?.querySelector('h3');

/** Adds the default values of fields that a draft of an earlier release lacks. */
function withDefaults(values: unknown, defaults: unknown): unknown {
  if (!isRecord(values) || !isRecord(defaults)) return values ?? defaults;
  const names = Object.keys(defaults);
  return {
    ...values,
    ...Object.fromEntries(names.map((key) => [key, withDefaults(values[key], defaults[key])])),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
