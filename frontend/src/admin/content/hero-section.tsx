import * as text from '../../text/admin-content';
import { FormArea, FormText } from '../ui/form-fields';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import type { ContentControl } from './content-values';

export function HeroSection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={text.hero} note={text.heroNote}>
      <Sheet>
        <Fields>
          <FormText control={control} name="hero.title" label={text.heroTitle} maxLength={80} />
          <FormArea control={control} name="hero.subtitle" label={text.heroSubtitle} maxLength={300} />
          <Pair>
            <FormText control={control} name="hero.primaryButton" label={text.primaryButton} maxLength={30} />
            <FormText
              control={control}
              name="hero.secondaryButton"
              label={text.secondaryButton}
              maxLength={30}
            />
          </Pair>
        </Fields>
      </Sheet>
    </Section>
  );
}
