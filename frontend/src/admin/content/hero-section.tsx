import { Card } from '@chakra-ui/react';
import * as text from '../../text/admin-content';
import { FormText } from '../forms/form-fields';
import { Pair, Section } from '../ui/section';
import type { ContentControl } from './content-values';

export function HeroSection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={text.hero} note={text.heroNote}>
      <Card.Root>
        <Card.Body>
          <FormText control={control} name="hero.title" label={text.heroTitle} maxLength={80} />
          <FormText
            rows={3}
            control={control}
            name="hero.subtitle"
            label={text.heroSubtitle}
            maxLength={300}
          />
          <Pair>
            <FormText control={control} name="hero.primaryButton" label={text.primaryButton} maxLength={30} />
            <FormText
              control={control}
              name="hero.secondaryButton"
              label={text.secondaryButton}
              maxLength={30}
            />
          </Pair>
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
