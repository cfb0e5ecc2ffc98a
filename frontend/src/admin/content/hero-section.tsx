import { Card } from '@chakra-ui/react';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import * as text from '../../text/admin-content';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { Pair, Section } from '../ui/section';
import type { ContentControl } from './content-values';
import { promiseGroups } from '../parts/promise-groups';

const contract = SaveSiteContentBody.shape.hero.shape;

const promises = promiseGroups['site-content'].hero;

export function HeroSection({ control }: { readonly control: ContentControl }) {
  return (
    <Section title={text.hero} note={text.heroNote}>
      <Card.Root>
        <Card.Body id={promises.id}>
          <ConfirmSamples promises={promises} />
          <FormText
            control={control}
            name="hero.title"
            label={text.heroTitle}
            maxLength={maxLengthOf(contract.title)}
          />
          <FormText
            rows={3}
            control={control}
            name="hero.subtitle"
            label={text.heroSubtitle}
            maxLength={maxLengthOf(contract.subtitle)}
          />
          <Pair>
            <FormText
              control={control}
              name="hero.primaryButton"
              label={text.primaryButton}
              maxLength={maxLengthOf(contract.primaryButton)}
            />
            <FormText
              control={control}
              name="hero.secondaryButton"
              label={text.secondaryButton}
              maxLength={maxLengthOf(contract.secondaryButton)}
            />
          </Pair>
        </Card.Body>
      </Card.Root>
    </Section>
  );
}
