import {
  SAMPLE_ADDRESS,
  SAMPLE_HOURS,
  SAMPLE_INSTAGRAM,
  SAMPLE_MARKETPLACE,
  SAMPLE_NAME,
} from '@etalase/backend/rules/sample-values';
import type { ContentPartStatus, FirstStepsResponse, SiteContent } from '../../api/generated/models';
import type { steps as names } from '../../text/admin-first-steps';
import { isSampleNumber } from '../parts/site-content';
import { sameContent } from '../forms/save-part';

export type StepName = keyof typeof names;

export interface ShopFacts {
  readonly content: Pick<SiteContent, 'company' | 'social'>;
  readonly decided: FirstStepsResponse;
  readonly ownProducts: number;
  readonly hasSamples: boolean;
  readonly lastBackupAt: string | null;
  readonly parts: readonly Pick<ContentPartStatus, 'isSample'>[];
}

export interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

export function stepsOf({
  content,
  decided,
  ownProducts,
  hasSamples,
  lastBackupAt,
  parts,
}: ShopFacts): readonly Step[] {
  const { company, social } = content;
  return [
    { name: 'number', isDone: !isSampleNumber(company.chatNumber) },
    { name: 'name', isDone: company.name !== SAMPLE_NAME && company.address !== SAMPLE_ADDRESS },
    { name: 'hours', isDone: decided.hoursConfirmed || !sameContent(company.hours, SAMPLE_HOURS) },
    {
      name: 'links',
      isDone: social.instagram !== SAMPLE_INSTAGRAM && social.marketplace !== SAMPLE_MARKETPLACE,
    },
    { name: 'promises', isDone: !parts.some(({ isSample }) => isSample) },
    { name: 'product', isDone: ownProducts > 0 },
    { name: 'samples', isDone: !hasSamples },
    { name: 'backup', isDone: lastBackupAt !== null },
  ];
}
