import { chakra } from '@chakra-ui/react';
import { type FormEvent } from 'react';
import type { Followers } from '../../api/generated/models';
import { saving } from '../../text/admin-common';
import {
  facebook,
  followers as followersTitle,
  followersFailed,
  followersHidden,
  followersNote,
  followersOf,
  followersSample,
  followersSaved,
  followersShown,
  hideFollowers,
  instagram,
  showFollowers,
  tiktok,
} from '../../text/admin-social';
import { useSaveSitePart } from '../content/site-content';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { TextField } from '../ui/controls';
import { Fields, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { useAction } from '../ui/use-action';
import { useDraft } from '../ui/use-draft';

/** Figures to start from: no visitor sees them until the owner has saved figures. */
const SAMPLES: Values = { instagram: '1.2K', facebook: '250', tiktok: '89' };

const labels = { instagram, facebook, tiktok };
type Network = keyof typeof labels;
type Values = Readonly<Record<Network, string>>;
const networks = Object.keys(labels) as Network[];

const valuesOf = (followers: Followers | null): Values =>
  followers
    ? {
        instagram: followers.instagram ?? '',
        facebook: followers.facebook ?? '',
        tiktok: followers.tiktok ?? '',
      }
    : SAMPLES;

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

/** Shown and hidden by buttons of its own: saving something else never publishes the samples. */
export function FollowersForm({ followers }: { readonly followers: Followers | null }) {
  const savePart = useSaveSitePart();
  const draft = useDraft(valuesOf(followers));
  const { run, busy } = useAction(async (next: Values | null) => {
    try {
      const saved = await savePart({ followers: next });
      draft.accept(valuesOf(saved.followers));
      toastSuccess(next ? followersSaved : followersHidden);
    } catch (error) {
      reportFailure(followersFailed, error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(draft.value);
  };
  return (
    <Section title={followersTitle} note={followersNote}>
      <Sheet>
        <form onSubmit={submit}>
          <Fields>
            <Note sample={!followers}>{followers ? followersShown : followersSample}</Note>
            <Row>
              {networks.map((network) => (
                <TextField
                  key={network}
                  label={followersOf(labels[network])}
                  autoComplete="off"
                  maxLength={12}
                  value={draft.value[network]}
                  onChange={(text) => draft.change({ [network]: text })}
                />
              ))}
            </Row>
            <Buttons>
              <Button type="submit" size="sm" busy={busy} busyText={saving}>
                {showFollowers}
              </Button>
              {followers && (
                <Button variant="quiet" size="sm" busy={busy} onClick={() => void run(null)}>
                  {hideFollowers}
                </Button>
              )}
            </Buttons>
          </Fields>
        </form>
      </Sheet>
    </Section>
  );
}
