import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import * as text from '../../text/home';
import * as layout from '../../text/layout';
import { ButtonAnchor, ExternalButton } from '../../ui/button';
import { halftone } from '../../ui/halftone';
import { ChatIcon } from '../../ui/icons';
import { NewTab } from '../../ui/new-tab';
import { Overprint } from '../../ui/overprint';
import { Kicker } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';
import { usePriceNow } from '../catalog/price-now';
import { siteContent, useCompanyChat } from '../company';
import { HeroSheet } from './hero-sheet';
import { heroFacts, heroImages, heroProducts, homeIdentity } from './home-data';

const Section = chakra('section', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    _before: {
      content: '""',
      position: 'absolute',
      inset: { base: '0 0 auto 30%', md: '0 0 0 62%' },
      height: { base: '26rem', md: 'auto' },
      opacity: 0.13,
      ...halftone('linear-gradient(235deg, #222, #8a8a8a 55%, #fff 75%)'),
    },
  },
});
const Columns = chakra(PageWidth, {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1.12fr) minmax(0, 1fr)',
      lg: 'minmax(0, 1.28fr) minmax(0, 1fr)',
    },
    alignItems: 'center',
    gap: { base: '10', md: '10', lg: '14' },
    paddingBlock: { base: '8 12', md: '16 20' },
  },
});
const TextColumn = chakra('div', {
  base: {
    containerType: 'inline-size',
    // The title is so narrow that it has two lines. From a tablet on, its font size follows the width of the column.
    '& h1': {
      textStyle: 'hero',
      fontSize: { md: '13cqi' },
      maxWidth: '9em',
      textWrap: 'balance',
    },
    '& > p:not(:first-of-type)': {
      marginTop: { base: '5', md: '6' },
      maxWidth: '34rem',
      color: 'ink.soft',
      fontSize: { base: 'md', md: 'lg' },
    },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: { base: '6', md: '8' },
    '& > *': { flex: { base: '1 1 auto', lg: 'none' } },
  },
});
const Facts = chakra('dl', {
  base: {
    // All facts are side by side. If large text leaves too little space for this, all facts are stacked.
    display: 'grid',
    gridAutoFlow: 'column',
    '@container (max-width: 17rem)': { gridAutoFlow: 'row' },
    justifyContent: { base: 'space-between', sm: 'start' },
    columnGap: { base: '3', sm: '8' },
    rowGap: '3',
    marginTop: { base: '7', md: '10' },
    '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dt': { color: 'ink.soft', fontSize: 'sm', lineHeight: 'snug' },
    '& dd': { fontWeight: 'bold', letterSpacing: '-0.01em', lineHeight: 'snug' },
  },
});

/** Reserves the space of the facts until they are loaded. */
const BLANK = { figure: '\u00a0', label: '\u00a0' };

/**
 * The title. The last word has shifted colors, like a misaligned print. Only this title and the title of the 404 page
 * have this effect.
 */
function Title({ words }: { readonly words: string }) {
  const lastWordAt = words.trimEnd().lastIndexOf(' ') + 1;
  return (
    <h1 lang={words === layout.tagline ? 'en' : undefined}>
      {words.slice(0, lastWordAt)}
      <Overprint words={words.slice(lastWordAt)} />
    </h1>
  );
}

export function Hero() {
  const { data: site } = useQuery(siteContent);
  const { data: products } = useQuery(heroProducts);
  const priceNow = usePriceNow();
  const { data: facts = [BLANK] } = useQuery(heroFacts);
  const { data: identity } = useQuery(homeIdentity);
  const chat = useCompanyChat(text.chatGreeting);
  return (
    <Section>
      <Columns>
        <TextColumn>
          <Kicker marginBottom={{ base: '4', md: '6' }}>
            {/* The default line describes a printing shop. The owner's description may describe a different shop. */}
            {!identity?.description && text.kicker}
          </Kicker>
          {site && (
            <>
              <Title words={site.hero.title} />
              <p>{site.hero.subtitle}</p>
              <Actions>
                <ExternalButton href={chat} variant="chat" size="lg" overflowWrap="anywhere">
                  <ChatIcon /> {site.hero.primaryButton}
                  <NewTab />
                </ExternalButton>
                <ButtonAnchor href="#layanan" variant="outline" size="lg" overflowWrap="anywhere">
                  {site.hero.secondaryButton}
                </ButtonAnchor>
              </Actions>
            </>
          )}
          {facts.length > 0 && (
            <Facts>
              {facts.map(({ figure, label }, index) => (
                <div key={index}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </Facts>
          )}
        </TextColumn>
        <HeroSheet
          images={products && heroImages(products, (product) => priceNow(product).discount !== undefined)}
          ownImage={identity?.heroImage}
        />
      </Columns>
    </Section>
  );
}
