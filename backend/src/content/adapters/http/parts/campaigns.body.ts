import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { EmptyToNull, IsInstant } from '../../../../platform/index.js';
import { CAMPAIGNS_FIELD, CAMPAIGN_FIELDS } from '../../../domain/fields.js';
import * as messages from '../../../domain/messages.js';
import { type Campaign, type Campaigns, MAX_CAMPAIGNS } from '../../../domain/parts/campaigns.js';
import { PartList } from '../nested.js';
import { OptionalLinkTarget, Text } from '../text-fields.js';

const Instant = (label: string, example: string, description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'date-time',
      description: `ISO 8601 with its offset; ${description}; in the panel: ${label}`,
      example,
    }),
    IsInstant({ message: messages.campaignTime(label) }),
  );

@ApiSchema({ name: 'Campaign', description: 'A line above the header' })
export class CampaignBody implements Campaign {
  @Text(CAMPAIGN_FIELDS.text, 'Gratis ongkir se-Jabodetabek sampai Minggu')
  text: string;

  @OptionalLinkTarget(CAMPAIGN_FIELDS.link, '/shipping')
  link: string | null;

  @ApiProperty({ nullable: true })
  @EmptyToNull()
  @ValidateIf((_, value) => value !== null)
  @Instant(
    CAMPAIGN_FIELDS.start.label,
    '2099-12-24T09:00:00+07:00',
    'null or a time before the save: from the save on',
  )
  start: string | null;

  @Instant(CAMPAIGN_FIELDS.end.label, '2099-12-26T21:00:00+07:00', 'at this instant it is no longer shown')
  end: string;
}

@ApiSchema({ name: 'Campaigns', description: 'Visitors get only the one that runs now' })
export class CampaignsBody implements Campaigns {
  @PartList(CAMPAIGNS_FIELD.label, MAX_CAMPAIGNS, () => CampaignBody)
  campaigns: CampaignBody[];
}
