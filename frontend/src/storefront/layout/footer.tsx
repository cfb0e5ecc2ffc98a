import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useGetFooterSettings } from '../../api/generated/content/content';
import type { FooterSettings } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import * as works from '../../text/works';
import { SiteLink } from '../../ui/site-link';
import { PageWidth } from '../../ui/page-width';
import { Brand } from './brand';
import { shopIdentity, siteContent } from '../company';
import { HoursLine } from './hours-line';
import { display, useIsShown } from './menu-items';
import { Newsletter } from './newsletter';
import { PriceListLink } from './price-list-link';
import { SocialLinks } from './social-links';
import { hasWorks } from '../works/works-data';

const Ground = chakra('footer', {
  base: {
    bg: 'ink',
    color: 'ink.faint',
    // A color bar across the whole page, as on a printer's test print. The last color of the bar is the color of the
    // footer, so a line in the paper color separates the bar from the footer.
    borderTopWidth: '8px',
    borderImage:
      'linear-gradient(90deg, {colors.cyan} 25%, {colors.magenta} 25% 50%, {colors.yellow} 50% 75%, {colors.ink} 75%) 8',
    boxShadow: 'inset 0 6px {colors.paper}',
    '& h2': { color: 'paper', fontSize: 'sm', letterSpacing: 0, marginBottom: '3' },
    '& strong': { color: 'paper' },
    '@media print': { '& nav, & form, & section': { display: 'none' } },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: '4fr 2.2fr 2.2fr 3.6fr' },
    columnGap: { base: '6', md: '8' },
    rowGap: '10',
    paddingBlock: { base: '12', md: '14' },
    '& > div, & > section': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});
const About = chakra('div', {
  base: {
    color: 'ink.faint',
    maxWidth: '22rem',
    '& > a': { color: 'paper', marginTop: { lg: '-3' } },
    '& > p': { marginTop: '3' },
  },
});
const footerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 'touch',
  minHeight: 'touch',
  _hover: { color: 'paper', textDecoration: 'underline' },
};
const Links = chakra('ul', { base: { '& a': footerLink } });
const More = chakra('p', {
  base: {
    gridColumn: { base: '1 / -1', lg: '2 / -1' },
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    marginTop: '-6',
    '& a': footerLink,
    _empty: { display: 'none' },
    '@media print': { display: 'none' },
  },
});
const Imprint = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    paddingBlock: '6',
    borderTopWidth: '1px',
    borderColor: '#3A342C',
    fontSize: 'xs',
  },
});

type Item = readonly [label: string, url: string];

function LinkList({ title, items }: { readonly title: string; readonly items: readonly Item[] }) {
  const isShown = useIsShown();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <Links>
        {items
          .filter(([, url]) => isShown(url))
          .map(([label, url]) => (
            <li key={label + url}>
              <SiteLink to={url}>{label}</SiteLink>
            </li>
          ))}
      </Links>
    </nav>
  );
}

const quickLinks = (settings: FooterSettings): readonly Item[] => [
  [settings.aboutLinkText, settings.aboutLinkUrl],
  [settings.contactLinkText, settings.contactLinkUrl],
  [settings.faqLinkText, settings.faqLinkUrl],
  [settings.shippingLinkText, settings.shippingLinkUrl],
];

const serviceLinks = (settings: FooterSettings): readonly Item[] => [
  [settings.designServiceText, settings.designServiceUrl],
  [settings.printingServiceText, settings.printingServiceUrl],
  [settings.brandingServiceText, settings.brandingServiceUrl],
  [settings.digitalServiceText, settings.digitalServiceUrl],
];

export function Footer() {
  const { data: settings } = useGetFooterSettings(dataOnly());
  const { data: site } = useQuery(siteContent);
  const { data: identity } = useQuery(shopIdentity);
  const { data: displaySettings } = useQuery(display);
  const { data: isAnyWork } = useQuery(hasWorks);
  return (
    <Ground>
      <PageWidth>
        <Columns>
          <About>
            <Brand ground="ink" />
            <p>
              {identity?.description ?? (
                <>
                  <span lang="en">{`${text.tagline}.`}</span>
                  {` ${text.trade}`}
                </>
              )}
            </p>
            {site && <SocialLinks site={site} />}
          </About>
          {settings && <LinkList title={text.quickLinks} items={quickLinks(settings)} />}
          {settings && <LinkList title={text.services} items={serviceLinks(settings)} />}
          {settings && displaySettings?.showNewsletter && (
            <section aria-label={settings.newsletterTitle}>
              <h2>{settings.newsletterTitle}</h2>
              <p>{settings.newsletterDescription}</p>
              <Newsletter />
            </section>
          )}
          <More>
            {isAnyWork && <Link to={paths.works}>{works.title}</Link>}
            <PriceListLink />
          </More>
        </Columns>
        <Imprint>
          <p>{settings?.copyrightText}</p>
          <HoursLine />
        </Imprint>
      </PageWidth>
    </Ground>
  );
}
