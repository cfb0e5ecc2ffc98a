import type { SocialLinks } from '../../api/generated/models';
import { isHttpsAddress } from '../../format/https-address';
import {
  facebook,
  instagram,
  linkMistake,
  links,
  linksFailed,
  linksNote,
  linksSaved,
  marketplace,
  tiktok,
} from '../../text/admin-social';
import { siteContent } from '../content/site-content';
import { reportFailure } from '../session/failure';
import { TextField } from '../ui/controls';
import { useSavePart } from '../ui/save-part';
import { SavedForm } from '../ui/saved-form';
import { Fields, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { type Mistakes, useDraft } from '../ui/use-draft';

const labels = { instagram, marketplace, facebook, tiktok };
type Network = keyof typeof labels;
const networks = Object.keys(labels) as Network[];

type Values = Readonly<Record<Network, string>>;

const valuesOf = (social: SocialLinks): Values => ({
  instagram: social.instagram ?? '',
  marketplace: social.marketplace ?? '',
  facebook: social.facebook ?? '',
  tiktok: social.tiktok ?? '',
});

function mistakesIn(values: Values): Mistakes {
  const wrong = networks.filter((network) => {
    const typed = values[network].trim();
    return typed !== '' && !isHttpsAddress(typed);
  });
  return Object.fromEntries(wrong.map((network) => [network, linkMistake(labels[network])]));
}

export function LinksForm({ social }: { readonly social: SocialLinks }) {
  const savePart = useSavePart(siteContent, (whole) => valuesOf(whole.social));
  const draft = useDraft(valuesOf(social), mistakesIn);
  const save = async (base: Values) => {
    try {
      const outcome = await savePart({ social: draft.value }, base);
      if ('saved' in outcome) toastSuccess(linksSaved);
      return outcome;
    } catch (error) {
      reportFailure(linksFailed, error);
      return undefined;
    }
  };
  return (
    <Section title={links} note={linksNote}>
      <Sheet>
        <SavedForm draft={draft} save={save}>
          <Fields>
            {networks.map((network) => (
              <TextField
                key={network}
                optional
                label={labels[network]}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                maxLength={500}
                value={draft.value[network]}
                error={draft.mistakes[network]}
                onChange={(text) => draft.change({ [network]: text })}
              />
            ))}
          </Fields>
        </SavedForm>
      </Sheet>
    </Section>
  );
}
