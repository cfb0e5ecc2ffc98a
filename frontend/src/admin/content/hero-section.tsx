import { HERO_FIELDS } from '@etalase/backend/rules/content-fields';
import { Card } from '@chakra-ui/react';
import * as text from '../../text/admin-content';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { Pair, Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { usePromisesId } from '../forms/sample-texts';

export function HeroSection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={text.hero} note={text.heroNote}>
      <Card.Root>
        <Card.Body id={usePromisesId(['hero'])}>
          <ConfirmSamples label={text.hero} names={['hero']} />
          <FormText control={control} name="hero.title" {...fieldOf(HERO_FIELDS.title)} />
          <FormText rows={3} control={control} name="hero.subtitle" {...fieldOf(HERO_FIELDS.subtitle)} />
          <Pair>
            <FormText control={control} name="hero.primaryButton" {...fieldOf(HERO_FIELDS.primaryButton)} />
            <FormText
              control={control}
              name="hero.secondaryButton"
              {...fieldOf(HERO_FIELDS.secondaryButton)}
            />
          </Pair>
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
