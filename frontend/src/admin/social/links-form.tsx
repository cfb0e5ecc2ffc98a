import { SOCIAL_FIELDS } from '@etalase/backend/rules/content-fields';
import { Card } from '@chakra-ui/react';
import type { SocialLinks } from '../../api/generated/models';
import { completeProfile } from '../../format/profile';
import * as text from '../../text/admin-social';
import { useSaveSiteContentPart } from '../parts/site-content';
import { useFieldInUrl } from '../panel-location';
import { INSTAGRAM_ID } from '../places';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { SavedForm } from '../forms/saved-form';
import { Section } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';
import { linksSchema, type Network, networks, profileUrls, valuesOf } from './links-values';

export function LinksForm({ social }: { readonly social: SocialLinks }) {
  useFieldInUrl();
  const form = useEditForm(linksSchema, valuesOf(social));
  const savePart = useSaveSiteContentPart((content) => valuesOf(content.social), text.linksFailed);
  return (
    <Section title={text.links} note={text.linksNote}>
      <Card.Root>
        <SavedForm
          form={form}
          save={(payload, base) => savePart({ social: payload }, base)}
          savedText={text.linksSaved}
          draft="links"
        >
          <Card.Body>
            {networks.map((network) => (
              <FormText
                key={network}
                optional
                control={form.control}
                name={network}
                id={network === 'instagram' ? INSTAGRAM_ID : undefined}
                {...fieldOf(SOCIAL_FIELDS[network])}
                hint={(typed, error) => (error ? undefined : hintFor(network, typed.trim()))}
                type="text"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="off"
                placeholder="https://"
              />
            ))}
          </Card.Body>
        </SavedForm>
      </Card.Root>
    </Section>
  );
}

/**
 * The hint of a field: an example while the field is empty, or the URL that will be saved for the typed profile name.
 */
function hintFor(network: Network, typed: string): string | undefined {
  if (!typed) return profileUrls[network] && text.profileExample;
  const url = completeProfile(typed, profileUrls[network]);
  return url === typed ? undefined : text.profileBecomes(url);
}
