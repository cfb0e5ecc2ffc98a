import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { AboutContent } from '../../api/generated/models';
import { paths } from '../../paths';
import * as text from '../../text/about';
import { RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';
import { useIsShown } from '../layout/menu-items';

const Section = chakra(PageWidth, {
  base: {
    paddingTop: { base: '12', md: '24' },
    '& > h2': { textStyle: 'section', marginBottom: { base: '6', md: '10' } },
  },
});
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '5' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const hairline = 'rgb(0 160 210 / 0.3) 1px, transparent 1px';
const Sheet = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '5', md: '8' },
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    '& h3': { fontSize: '2xl', marginBottom: '5', letterSpacing: 'tight' },
    '& li': {
      display: 'flex',
      gap: '3',
      paddingBlock: '2.5',
      borderTopWidth: '1px',
      borderColor: 'line',
      bg: 'paper.raised',
    },
    '& li svg': { flex: 'none', marginTop: '0.3em' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      marginTop: 'auto',
      paddingTop: '4',
      fontWeight: 'bold',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '6px',
      _hover: { textDecorationThickness: '3px' },
    },
    '&[data-kind=design] > header': {
      background: `linear-gradient(${hairline}) 0 0 / 24px 24px, linear-gradient(90deg, ${hairline}) 0 0 / 24px 24px`,
    },
    '&[data-kind=printing] > header': {
      background: 'radial-gradient({colors.magenta} 24%, transparent 28%) 0 0 / 8px 8px',
      maskImage: 'linear-gradient(100deg, #000, transparent 96%)',
    },
    '& > header': { height: { base: '4.5rem', md: '6.5rem' }, marginBottom: '6' },
  },
});

interface SheetProps {
  readonly kind: 'design' | 'printing';
  readonly title: string;
  readonly items: readonly string[];
  readonly to: string;
  readonly more: string;
}

function ServiceSheet({ kind, title, items, to, more }: SheetProps) {
  const isShown = useIsShown();
  return (
    <Sheet data-kind={kind}>
      <header aria-hidden="true" />
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>
            <RegistrationCross />
            {item}
          </li>
        ))}
      </ul>
      {isShown(to) && <Link to={to}>{more}</Link>}
    </Sheet>
  );
}

export function ServiceSheets({ content }: { readonly content: AboutContent }) {
  return (
    <Section as="section">
      <h2>{content.servicesTitle}</h2>
      <Pair>
        <ServiceSheet
          kind="design"
          title={content.designServicesTitle}
          items={content.designServices}
          to={paths.design}
          more={text.seeDesign}
        />
        <ServiceSheet
          kind="printing"
          title={content.printingServicesTitle}
          items={content.printingServices}
          to={paths.printing}
          more={text.seePrinting}
        />
      </Pair>
    </Section>
  );
}
