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

/** Stored times are ISO 8601 in UTC with milliseconds, so they can be compared as texts. */
const isoOf = (date: Date): string => date.toISOString();

function timeOf(text: string, path: string): string {
  const time = requireInstant(text);
  if (!isPlausible(time)) throw invalidField(path, messages.campaignOutOfRange);
  return isoOf(time);
}

/** Returns the campaigns in the order of their starts. @throws DomainError if one ends first, or two overlap. */
function inOrder(campaigns: readonly Campaign[]): Campaign[] {
  const sorted = campaigns.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  for (const [at, campaign] of sorted.entries()) {
    const path = `campaigns.${campaigns.indexOf(campaign)}`;
    if (campaign.end <= startOf(campaign))
      throw invalidField(`${path}.end`, messages.campaignEndsFirst(campaign.text));
    const before = sorted[at - 1];
    if (before && startOf(campaign) < before.end)
      throw conflictingField(`${path}.start`, messages.campaignsOverlap(before.text, campaign.text));
  }
  return sorted;
}

/** Completes the times of a campaign. Those of a stored campaign stay, also when they are past. */
function withTimes(campaign: Campaign, path: string, stored: readonly Campaign[], now: string): Campaign {
  // The panel shows minutes, and sends an unchanged start again.
  const minute = `${now.slice(0, 16)}:00.000Z`;
  const end = timeOf(campaign.end, `${path}.end`);
  const start = campaign.start === null ? minute : timeOf(campaign.start, `${path}.start`);
  if (stored.some((one) => one.start === start && one.end === end)) return { ...campaign, start, end };
  if (end <= now) throw invalidField(`${path}.end`, messages.campaignEnded(campaign.text));
  return { ...campaign, start: start > minute ? start : minute, end };
}

export const CAMPAIGNS: ContentPart<Campaigns> = {
  key: 'campaigns',
  defaults: { campaigns: [] },
  promises: [],
  settle: ({ campaigns }, stored, now) => ({
    campaigns: inOrder(
      campaigns.map((campaign, index) =>
        withTimes(campaign, `campaigns.${index}`, stored.campaigns, isoOf(now)),
      ),
    ),
  }),
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
