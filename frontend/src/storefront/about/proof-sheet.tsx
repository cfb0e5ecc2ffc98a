import { chakra } from '@chakra-ui/react';
import type { AboutContent } from '../../api/generated/models';
import { ColorBar, RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';
import { useCompanyName } from '../company';
import { ProcessInks } from './process-inks';

const Section = chakra(PageWidth, {
  base: { paddingTop: { base: '6', md: '10' }, paddingBottom: { base: '10', md: '16' } },
});
const Sheet = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '6', md: '10' },
    paddingInline: { base: '4', sm: '8', lg: '14' },
    paddingTop: { base: '8', lg: '14' },
    paddingBottom: { base: '14', lg: '20' },
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    isolation: 'isolate',
    overflow: 'clip',
    lg: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', alignItems: 'start' },
    '& > h1': { textStyle: 'hero', gridColumn: '1 / -1' },
  },
});
const Intro = chakra('p', {
  base: {
    fontSize: 'clamp(1.1875rem, 1rem + 1.2vw, 1.875rem)',
    fontWeight: { base: 'normal', md: 'semibold' },
    letterSpacing: { base: '-0.01em', md: 'snug' },
    lineHeight: { base: '1.45', md: '1.36' },
    whiteSpace: 'pre-line',
    lg: { gridColumn: 1, gridRow: 2 },
  },
});
const MarginNote = chakra('p', {
  base: {
    position: 'absolute',
    insetInline: '4',
    bottom: '4',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    color: 'ink.soft',
    fontSize: 'xs',
  },
});

/** Title and introduction in large type, drawn like a proof sheet (a printer's test print). */
export function ProofSheet({ content }: { readonly content: AboutContent }) {
  const company = useCompanyName();
  return (
    <Section>
      <Sheet>
        <h1>{content.title}</h1>
        <ProcessInks />
        <Intro>{content.introText}</Intro>
        <MarginNote aria-hidden="true">
          <ColorBar />
          <RegistrationCross />
          <span>{company}</span>
        </MarginNote>
      </Sheet>
    </Section>
  );
}
