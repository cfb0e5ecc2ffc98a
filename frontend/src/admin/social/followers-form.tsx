import { Card, chakra } from '@chakra-ui/react';
import { hashKey } from '@tanstack/react-query';
import { z } from 'zod';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import type { Followers } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-social';
import { useSaveSiteContentPart } from '../parts/site-content';
import { Button } from '../ui/button';
import { FormText } from '../forms/form-fields';
import { formSchema, maxLengthOf, optionalText } from '../forms/form-schema';
import { Section } from '../ui/section';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../forms/use-draft';
import { useEditForm } from '../forms/use-edit-form';
import { useSubmit } from '../forms/use-submit';

/** The initial values of the form. Visitors see no figures until the owner saves some. */
const SAMPLES = { instagram: '1.2K', facebook: '250', tiktok: '89' };

const networks = ['instagram', 'facebook', 'tiktok'] as const;

const contract = SaveSiteContentBody.shape.followers.unwrap();
const schema = formSchema(
  z
    .object({ instagram: optionalText, facebook: optionalText, tiktok: optionalText, shown: z.boolean() })
    .transform(({ shown: _, ...figures }) => figures),
  contract,
);
type Values = z.input<typeof schema>;

// `shown` has no input. The check for changes compares the values, and `shown` makes saved figures differ from equal
// sample figures.
const valuesOf = (followers: Followers | null): Values =>
  followers
    ? {
        instagram: followers.instagram ?? '',
        facebook: followers.facebook ?? '',
        tiktok: followers.tiktok ?? '',
        shown: true,
      }
    : { ...SAMPLES, shown: false };

const Note = chakra('p', {
  base: { padding: '3', bg: 'paper.sunk', fontSize: 'sm', lineHeight: 'snug' },
  variants: { sample: { true: { borderLeft: '6px solid {colors.yellow}' } } },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '5',
  },
});
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } });

/** The button that was pressed, and the values on which the edit is based. */
interface Base {
  /** Whether the save shows the figures in the shop or hides them. */
  readonly show: boolean;
  readonly values: Values;
}

/**
 * The form of the follower figures. The form has separate buttons, so that saving other parts of the tab never
 * publishes the sample figures.
 */
export function FollowersForm({ followers }: { readonly followers: Followers | null }) {
  const form = useEditForm(schema, valuesOf(followers));
  const savePart = useSaveSiteContentPart((content) => valuesOf(content.followers), text.followersFailed);
  const draftBar = useDraft(form, { form: 'followers', version: hashKey([form.formState.defaultValues]) });
  const base: Base = { show: true, values: form.formState.defaultValues as Values };
  const { formProps, run, busy, notice } = useSubmit({
    form,
    base,
    onLoad: (newer) => form.reset(newer.values),
    save: async (figures, { show, values }) => {
      const outcome = await savePart({ followers: show ? figures : null }, values);
      if ('newer' in outcome) return { base: { show, values: outcome.newer }, values: outcome.newer };
      form.reset(outcome.saved);
      toastSuccess(show ? text.followersSaved : text.followersHidden);
      return undefined;
    },
  });
  return (
    <Section title={text.followers} note={text.followersNote}>
      <Card.Root>
        <form {...formProps}>
          {draftBar}
          <Card.Body>
            <Note sample={!followers}>{followers ? text.followersShown : text.followersSample}</Note>
            <Row>
              {networks.map((network) => (
                <FormText
                  key={network}
                  control={form.control}
                  name={network}
                  label={text.followersFields[network]}
                  autoComplete="off"
                  maxLength={maxLengthOf(contract.shape[network])}
                />
              ))}
            </Row>
            {notice}
            <Buttons>
              <Button type="submit" size="sm" busy={busy} busyText={common.saving}>
                {text.showFollowers}
              </Button>
              {followers && (
                <Button
                  variant="quiet"
                  size="sm"
                  busy={busy}
                  onClick={() => void run({ ...base, show: false })}
                >
                  {text.hideFollowers}
                </Button>
              )}
            </Buttons>
          </Card.Body>
        </form>
      </Card.Root>
    </Section>
  );
}
