import type { AboutContent } from '../../api/generated/models';
import { required } from '../../text/admin-common';
import { aboutFields, itemMistake } from '../../text/admin-settings';
import type { Mistakes } from '../ui/use-draft';

export type AboutList = 'missionItems' | 'designServices' | 'printingServices';
export type AboutText = Exclude<keyof AboutContent, AboutList>;

const lists: readonly AboutList[] = ['missionItems', 'designServices', 'printingServices'];

const isList = (key: keyof AboutContent): key is AboutList => lists.some((list) => list === key);

/** Sentences by field; an empty row of a list has its own, by list and position. */
export function mistakesIn(content: AboutContent): Mistakes {
  const mistakes: Record<string, string> = {};
  for (const key of Object.keys(aboutFields) as (keyof AboutContent)[]) {
    if (!isList(key)) {
      if (!content[key].trim()) mistakes[key] = required(aboutFields[key]);
      continue;
    }
    content[key].forEach((item, index) => {
      if (!item.trim()) mistakes[`${key}-${index}`] = itemMistake;
    });
  }
  return mistakes;
}
