import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { EmptyToNull, IsInstant } from '../../../../platform/index.js';
import * as messages from '../../../domain/messages.js';
import {
  type Campaign,
  type Campaigns,
  MAX_CAMPAIGN_LENGTH,
  MAX_CAMPAIGNS,
} from '../../../domain/parts/campaigns.js';
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
  @Text('Kalimat', MAX_CAMPAIGN_LENGTH, 'Gratis ongkir se-Jabodetabek sampai Minggu')
  text: string;

  @OptionalLinkTarget('Tautan', '/shipping')
  link: string | null;

  @ApiProperty({ nullable: true })
  @EmptyToNull()
  @ValidateIf((_, value) => value !== null)
  @Instant('Mulai', '2099-12-24T09:00:00+07:00', 'null or a time before the save: from the save on')
  start: string | null;

  @Instant('Berakhir', '2099-12-26T21:00:00+07:00', 'at this instant it is no longer shown')
  end: string;
}

@ApiSchema({ name: 'Campaigns', description: 'Visitors get only the one that runs now' })
export class CampaignsBody implements Campaigns {
  @PartList('Pita kampanye', MAX_CAMPAIGNS, () => CampaignBody)
  campaigns: CampaignBody[];
}
