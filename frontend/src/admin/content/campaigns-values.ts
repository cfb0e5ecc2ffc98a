import { CAMPAIGN_FIELDS } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import { serverNow } from '../../api/server-clock';
import { SaveCampaignsContentBody } from '../../api/generated/content/content.zod';
import type { Campaigns } from '../../api/generated/models';
import { fromWibInput, toWibInput } from '../../format/wib-input';
import * as text from '../../text/admin-campaigns';
import { formSchema, optionalText } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

const fields = z.object({
  campaigns: z.array(
    z.object({
      ...formTexts(CAMPAIGN_FIELDS).shape,
      link: optionalText.refine((typed) => typed === '' || /^(https:\/\/|\/)/u.test(typed), text.linkError),
      start: z.string(),
      end: z.string(),
    }),
  ),
});

/** The form's values: typed text, and times in WIB (UTC+7) in the format of `datetime-local` inputs. */
export type CampaignsValues = z.input<typeof fields>;

export const emptyCampaign = { text: '', link: '', start: '', end: '' };

export const valuesOf = ({ campaigns }: Campaigns): CampaignsValues => ({
  campaigns: campaigns.map(({ text: sentence, link, start, end }) => ({
    text: sentence,
    link: link ?? '',
    start: start ? toWibInput(start) : '',
    end: toWibInput(end),
  })),
});

/** @param saved the saved values. A saved campaign may have ended. */
export const campaignsSchema = (saved: CampaignsValues) =>
  formSchema(
    fields
      .superRefine(({ campaigns }, context) => {
        const now = new Date(serverNow()).toISOString();
        const isSaved = (row: { start: string; end: string }) =>
          saved.campaigns.some(({ start, end }) => start === row.start && end === row.end);
        // ISO times in UTC can be compared as strings.
        const times = campaigns.map((row) => ({
          from: fromWibInput(row.start) ?? now,
          to: fromWibInput(row.end),
        }));
        for (const [index, row] of campaigns.entries()) {
          const refuse = (field: keyof typeof row, message: string) =>
            context.addIssue({ code: 'custom', path: ['campaigns', index, field], message });
          const { from = now, to } = times[index] ?? {};
          const overlaps = times.some(
            (other, at) => at !== index && to && other.to && from < other.to && other.from < to,
          );
          if (row.start && !fromWibInput(row.start)) refuse('start', text.startError);
          if (!to) refuse('end', text.endError);
          else if (to <= now && !isSaved(row)) refuse('end', text.endPassed);
          else if (to <= from) refuse('end', text.endBeforeStart);
          else if (overlaps) refuse('start', text.overlapping);
        }
      })
      .transform(({ campaigns }) => ({
        campaigns: campaigns.map(({ link, start, end, ...rest }) => ({
          ...rest,
          link: link || null,
          start: fromWibInput(start) ?? null,
          end: fromWibInput(end) ?? '',
        })),
      })),
    SaveCampaignsContentBody.required(),
  );
