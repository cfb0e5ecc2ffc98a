import { CAMPAIGN_FIELDS } from '@etalase/backend/rules/content-fields';
import { Box, Text } from '@chakra-ui/react';
import { type Control, useWatch } from 'react-hook-form';
import {
  adminGetCampaignsContentDefaults,
  getAdminGetCampaignsContentQueryOptions,
  saveCampaignsContent,
  useAdminGetCampaignsContent,
} from '../../api/generated/content/content';
import { saveCampaignsContentBodyCampaignsMax as MAX_CAMPAIGNS } from '../../api/generated/content/content.zod';
import { dataOnly } from '../../api/response';
import { serverNow } from '../../api/server-clock';
import { describeWibInput } from '../../format/describe-wib-input';
import { fromWibInput } from '../../format/wib-input';
import * as text from '../../text/admin-campaigns';
import { CampaignLine } from '../../ui/campaign-line';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowList } from '../forms/row-list';
import { NewTabLink } from '../ui/new-tab-link';
import { Pair } from '../ui/section';
import { campaignsSchema, type CampaignsValues, emptyCampaign, valuesOf } from './campaigns-values';
import { PartForm } from './part-form';

const calls = {
  query: getAdminGetCampaignsContentQueryOptions(),
  save: saveCampaignsContent,
  defaults: () => adminGetCampaignsContentDefaults(),
};

type CampaignsControl = Control<CampaignsValues, unknown, unknown>;

export default function CampaignsForm() {
  const { data: saved = { campaigns: [] } } = useAdminGetCampaignsContent(dataOnly());
  return (
    <PartForm calls={calls} schema={campaignsSchema(valuesOf(saved))} valuesOf={valuesOf} draft="campaigns">
      {(control) => (
        <RowList
          control={control}
          name="campaigns"
          label={text.campaigns}
          texts={text.rows}
          titleField="text"
          emptyRow={emptyCampaign}
          max={MAX_CAMPAIGNS}
        >
          {(index) => <CampaignFields control={control} index={index} />}
        </RowList>
      )}
    </PartForm>
  );
}

function CampaignFields({ control, index }: { readonly control: CampaignsControl; readonly index: number }) {
  const path = `campaigns.${index}` as const;
  return (
    <>
      <FormText control={control} name={`${path}.text`} {...fieldOf(CAMPAIGN_FIELDS.text)} />
      <FormText
        optional
        control={control}
        name={`${path}.link`}
        label={text.link}
        hint={text.linkHint}
        inputMode="url"
        autoCapitalize="none"
      />
      <Pair>
        <FormText
          optional
          control={control}
          name={`${path}.start`}
          label={text.start}
          hint={(typed) => describeWibInput(typed) ?? text.startHint}
          deps={`${path}.end`}
          type="datetime-local"
        />
        <FormText
          control={control}
          name={`${path}.end`}
          label={text.end}
          hint={describeWibInput}
          type="datetime-local"
        />
      </Pair>
      <Preview control={control} index={index} />
    </>
  );
}

function Preview({ control, index }: { readonly control: CampaignsControl; readonly index: number }) {
  const { text: sentence, link, end } = useWatch({ control, name: `campaigns.${index}` });
  if (!sentence.trim()) return undefined;
  const until = fromWibInput(end);
  return (
    <Box>
      <CampaignLine label={text.preview}>
        {link ? <NewTabLink href={link}>{sentence}</NewTabLink> : <p>{sentence}</p>}
      </CampaignLine>
      {until && Date.parse(until) <= serverNow() && (
        <Text fontSize="sm" color="ink.soft" marginTop="2">
          {text.ended}
        </Text>
      )}
    </Box>
  );
}
