import { createContext, useContext } from 'react';
import { type Control, type FieldValues, get, useFormState } from 'react-hook-form';
import { sameContent } from './save-part';

export interface SampleTexts {
  /** The key of the content part. */
  readonly part: string;
  /** The paths of the texts in the saved content: 'origin', or 'zones.2' for a row of a list. */
  readonly paths: readonly string[];
  readonly confirm: (paths: readonly string[]) => void;
  readonly busy: boolean;
}

export const SampleTextsContext = createContext<SampleTexts>({
  part: '',
  paths: [],
  confirm: () => undefined,
  busy: false,
});

/** The id of the place where a form of the part has the named values. */
export const promisesId = (part: string, [first = '']: readonly string[]): string =>
  `contoh-${part}-${first}`;

export function usePromisesId(names: readonly string[]): string | undefined {
  const { part } = useContext(SampleTextsContext);
  return names.length > 0 ? promisesId(part, names) : undefined;
}

/** The sample texts among the named values and inside of them. */
export function useSamplesIn(names: readonly string[]): readonly string[] {
  return samplesIn(useContext(SampleTextsContext).paths, names);
}

export const samplesIn = (paths: readonly string[], names: readonly string[]): readonly string[] =>
  paths.filter((path) => names.some((name) => path === name || path.startsWith(`${name}.`)));

/** Returns a function that tells whether a row of a list is a saved sample text, also after the rows were moved. */
export function useIsSampleRow<Values extends FieldValues>(
  control: Control<Values, unknown, unknown>,
  name: string,
): (row: unknown) => boolean {
  const { defaultValues } = useFormState({ control });
  const samples: unknown[] = useSamplesIn([name]).map((path) => get(defaultValues, path));
  return (row) => samples.some((sample) => sameContent(sample, row));
}
