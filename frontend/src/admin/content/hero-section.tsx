import {
  hero,
  heroNote,
  heroSubtitle,
  heroTitle,
  primaryButton,
  secondaryButton,
} from '../../text/admin-content';
import { TextArea, TextField } from '../ui/controls';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import type { Draft } from '../ui/use-draft';
import type { ContentValues } from './content-values';

export function HeroSection({
  draft: { value, change, mistakes },
}: {
  readonly draft: Draft<ContentValues>;
}) {
  return (
    <Section title={hero} note={heroNote}>
      <Sheet>
        <Fields>
          <TextField
            label={heroTitle}
            maxLength={80}
            value={value.title}
            error={mistakes['title']}
            onChange={(title) => change({ title })}
          />
          <TextArea
            label={heroSubtitle}
            maxLength={300}
            value={value.subtitle}
            error={mistakes['subtitle']}
            onChange={(subtitle) => change({ subtitle })}
          />
          <Pair>
            <TextField
              label={primaryButton}
              maxLength={30}
              value={value.primaryButton}
              error={mistakes['primaryButton']}
              onChange={(text) => change({ primaryButton: text })}
            />
            <TextField
              label={secondaryButton}
              maxLength={30}
              value={value.secondaryButton}
              error={mistakes['secondaryButton']}
              onChange={(text) => change({ secondaryButton: text })}
            />
          </Pair>
        </Fields>
      </Sheet>
    </Section>
  );
}
