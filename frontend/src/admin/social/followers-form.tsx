import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
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
import { siteContent } from '../content/site-content';
import { reportFailure } from '../session/failure';
import { Button } from '../ui/button';
import { TextField } from '../ui/controls';
import { useSavePart } from '../ui/save-part';
import { Fields, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { StaleNotice } from '../ui/stale-notice';
import { toastSuccess } from '../ui/toast-store';
import { useAction } from '../ui/use-action';
import { useDraft } from '../ui/use-draft';

/** Figures to start from: no visitor sees them until the owner has saved figures. */
const SAMPLES: Figures = { instagram: '1.2K', facebook: '250', tiktok: '89' };

const labels = { instagram, facebook, tiktok };
type Network = keyof typeof labels;
type Figures = Readonly<Record<Network, string>>;
type Values = Figures & { readonly shown: boolean };
const networks = Object.keys(labels) as Network[];

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
  const savePart = useSavePart(siteContent, (whole) => valuesOf(whole.followers));
  const draft = useDraft(valuesOf(followers));
  const [stale, setStale] = useState<{ readonly shown: boolean; readonly newer: Values }>();
  const { run, busy } = useAction(async (shown: boolean, base: Values) => {
    const { shown: _, ...figures } = draft.value;
    try {
      const part = { followers: shown ? figures : null };
      const outcome = await savePart(part, base);
      if ('newer' in outcome) {
        setStale({ shown, newer: outcome.newer });
        return;
      }
      setStale(undefined);
      draft.accept(outcome.saved);
      toastSuccess(shown ? followersSaved : followersHidden);
    } catch (error) {
      reportFailure(followersFailed, error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(true, draft.base);
  };
  const loadLatest = () => {
    setStale(undefined);
    draft.reset();
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
            {stale && (
              <div ref={scrollToIt}>
                <StaleNotice
                  busy={busy}
                  onLoad={loadLatest}
                  onKeep={() => void run(stale.shown, stale.newer)}
                />
              </div>
            )}
            <Buttons>
              <Button type="submit" size="sm" busy={busy} busyText={saving}>
                {showFollowers}
              </Button>
              {followers && (
                <Button variant="quiet" size="sm" busy={busy} onClick={() => void run(false, draft.base)}>
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
