import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import type { Followers } from '../../api/generated/models';
import { saving } from '../../text/admin-common';
import * as text from '../../text/admin-social';
import { useSaveSiteContentPart } from '../content/site-content';
import { Button } from '../ui/button';
import { FormText } from '../ui/form-fields';
import { formSchema, optionalText } from '../ui/form-schema';
import { Fields, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { StaleNotice } from '../ui/stale-notice';
import { toastSuccess } from '../ui/toast-store';
import { useAction } from '../ui/use-action';
import { useEditForm } from '../ui/use-edit-form';

/** Figures to start from: no visitor sees them until the owner has saved figures. */
const SAMPLES = { instagram: '1.2K', facebook: '250', tiktok: '89' };

const networks = ['instagram', 'facebook', 'tiktok'] as const;

const schema = formSchema(
  z
    .object({ instagram: optionalText, facebook: optionalText, tiktok: optionalText, shown: z.boolean() })
    .transform(({ shown: _, ...figures }) => figures),
  SaveSiteContentBody.shape.followers.unwrap(),
);
type Values = z.input<typeof schema>;

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

const scrollToIt = (element: HTMLElement | null) => void element?.scrollIntoView({ block: 'nearest' });

/** Shown and hidden by buttons of its own: saving something else never publishes the samples. */
export function FollowersForm({ followers }: { readonly followers: Followers | null }) {
  const form = useEditForm(schema, valuesOf(followers));
  const savePart = useSaveSiteContentPart((content) => valuesOf(content.followers), text.followersFailed);
  const [stale, setStale] = useState<{ readonly shown: boolean; readonly newer: Values }>();
  const { run, busy } = useAction((shown: boolean, base: Values) =>
    form.handleSubmit(async (figures) => {
      const outcome = await savePart({ followers: shown ? figures : null }, base);
      if (!outcome) return;
      if ('newer' in outcome) {
        setStale({ shown, newer: outcome.newer });
        return;
      }
      setStale(undefined);
      form.reset(outcome.saved);
      toastSuccess(shown ? text.followersSaved : text.followersHidden);
    })(),
  );
  const base = form.formState.defaultValues as Values;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(true, base);
  };
  return (
    <Section title={text.followers} note={text.followersNote}>
      <Sheet>
        <form onSubmit={submit}>
          <Fields>
            <Note sample={!followers}>{followers ? text.followersShown : text.followersSample}</Note>
            <Row>
              {networks.map((network) => (
                <FormText
                  key={network}
                  control={form.control}
                  name={network}
                  label={text.followersOf(text[network])}
                  autoComplete="off"
                  maxLength={12}
                />
              ))}
            </Row>
            {stale && (
              <div ref={scrollToIt}>
                <StaleNotice
                  busy={busy}
                  onLoad={() => {
                    setStale(undefined);
                    form.reset(stale.newer);
                  }}
                  onKeep={() => void run(stale.shown, stale.newer)}
                />
              </div>
            )}
            <Buttons>
              <Button type="submit" size="sm" busy={busy} busyText={saving}>
                {text.showFollowers}
              </Button>
              {followers && (
                <Button variant="quiet" size="sm" busy={busy} onClick={() => void run(false, base)}>
                  {text.hideFollowers}
                </Button>
              )}
            </Buttons>
          </Fields>
        </form>
      </Sheet>
    </Section>
  );
}
