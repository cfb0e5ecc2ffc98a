import type { SocialLinks } from '../../api/generated/models';
import { completeProfile } from '../../format/profile';
import * as text from '../../text/admin-social';
import { useSaveSiteContentPart } from '../content/site-content';
import { FormText } from '../ui/form-fields';
import { SavedForm } from '../ui/saved-form';
import { Fields, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { useEditForm } from '../ui/use-edit-form';
import { linksSchema, type Network, networks, profileUrls, valuesOf } from './links-values';

export function LinksForm({ social }: { readonly social: SocialLinks }) {
  const form = useEditForm(linksSchema, valuesOf(social));
  const savePart = useSaveSiteContentPart((content) => valuesOf(content.social), text.linksFailed);
  const typed = form.watch();
  const { errors } = form.formState;
  return (
    <Section title={text.links} note={text.linksNote}>
      <Sheet>
        <SavedForm
          form={form}
          save={(payload, base) => savePart({ social: payload }, base)}
          savedText={text.linksSaved}
        >
          <Fields>
            {networks.map((network) => (
              <FormText
                key={network}
                optional
                control={form.control}
                name={network}
                label={text[network]}
                hint={errors[network] ? undefined : hintFor(network, typed[network].trim())}
                type="text"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="off"
                placeholder="https://"
                maxLength={500}
              />
            ))}
          </Fields>
        </SavedForm>
      </Sheet>
    </Section>
  );
}

/** What becomes of a profile's name, before it is saved. */
function hintFor(network: Network, typed: string): string | undefined {
  if (!typed) return profileUrls[network] && text.profileExample;
  const url = completeProfile(typed, profileUrls[network]);
  return url === typed ? undefined : text.profileBecomes(url);
}
