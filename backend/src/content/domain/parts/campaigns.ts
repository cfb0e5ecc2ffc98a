import { conflictingField, invalidField } from '../../../platform/domain/domain-error.js';
import { isPlausible, requireInstant } from '../../../platform/domain/instant.js';
import type { ContentPart } from '../content-part.js';
import * as messages from '../messages.js';

/** A line above the header of every page, during the half-open interval [start, end). */
export interface Campaign {
  text: string;
  /** A path of this site or an https URL. */
  link: string | null;
  /** ISO 8601. Null, or a time before the save: the time of the save. */
  start: string | null;
  end: string;
}

export interface Campaigns {
  campaigns: Campaign[];
}

export const MAX_CAMPAIGNS = 20;

const startOf = ({ start }: Campaign): string => start ?? '';
const byStart = (a: Campaign, b: Campaign): number => (startOf(a) < startOf(b) ? -1 : 1);

/** Stored times are ISO 8601 in UTC with milliseconds, so they can be compared as texts. */
const isoOf = (date: Date): string => date.toISOString();

const MINUTE_MS = 60_000;

function timeOf(text: string, path: string): string {
  const time = requireInstant(text);
  if (!isPlausible(time)) throw invalidField(path, messages.campaignOutOfRange);
  return isoOf(time);
}

/** Returns the campaigns in the order of their starts. @throws DomainError if one ends first, or two overlap. */
function inOrder(campaigns: readonly Campaign[]): Campaign[] {
  const sorted = [...campaigns.entries()].sort(([, one], [, other]) => byStart(one, other));
  for (const [at, [index, campaign]] of sorted.entries()) {
    if (campaign.end <= startOf(campaign))
      throw invalidField(`campaigns.${index}.end`, messages.campaignEndsFirst(campaign.text));
    const before = sorted[at - 1]?.[1];
    if (before && startOf(campaign) < before.end)
      throw conflictingField(
        `campaigns.${index}.start`,
        messages.campaignsOverlap(before.text, campaign.text),
      );
  }
  return sorted.map(([, campaign]) => campaign);
}

export const CAMPAIGNS: ContentPart<Campaigns> = {
  key: 'campaigns',
  defaults: { campaigns: [] },
  promises: [],
  settle: ({ campaigns }, stored, now) => {
    const known = new Set(stored.campaigns.map(({ start, end }) => `${start ?? ''} ${end}`));
    // The panel shows minutes, and sends an unchanged start again.
    const minute = isoOf(new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS));
    const settled = campaigns.map((campaign, index) => {
      const path = `campaigns.${index}`;
      const end = timeOf(campaign.end, `${path}.end`);
      const start = campaign.start === null ? minute : timeOf(campaign.start, `${path}.start`);
      if (known.has(`${start} ${end}`)) return { ...campaign, start, end };
      if (end <= isoOf(now)) throw invalidField(`${path}.end`, messages.campaignEnded(campaign.text));
      return { ...campaign, start: start > minute ? start : minute, end };
    });
    return { campaigns: inOrder(settled) };
  },
  validate: ({ campaigns }) => {
    inOrder(campaigns);
  },
  visible: ({ campaigns }, { now }) => ({
    campaigns: campaigns.filter((campaign) => startOf(campaign) <= isoOf(now) && isoOf(now) < campaign.end),
  }),
  nextBoundary: ({ campaigns }, after) => {
    const times = campaigns.flatMap((campaign) => [startOf(campaign), campaign.end]).sort();
    const next = times.find((time) => time > isoOf(after));
    return next === undefined ? null : new Date(next);
  },
};
