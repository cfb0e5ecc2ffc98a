import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readImage, sizesAtHeight } from '../../format/image';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { LogoMark } from '../../ui/logo';
import { shopIdentity, useCompanyName } from '../company';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minWidth: 0,
    maxWidth: 'full',
    minHeight: 'touch',
    // At this size the name fits beside the three buttons of a phone's header, even if the visitor has enlarged the
    // text.
    fontSize: 'min(1.25rem, 7vw)',
    fontWeight: 'black',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    '&[data-long]': { fontSize: 'min(1rem, 5.6vw)', letterSpacing: 'snug' },
    '& img': {
      width: 'auto',
      height: { base: '2.5rem', md: '3rem' },
      maxWidth: '45vw',
      objectFit: 'contain',
    },
    // The server adds the attribute. In the footer, the name then stands in place of a logo that would hardly be visible.
    'html[data-faint-logo] footer &': { '& img': { display: 'none' } },
    'html:not([data-faint-logo]) footer &': { '& img ~ *': { display: 'none' } },
    // The padding shows the descenders of the last line.
    'header &': { '& > span': { lineClamp: 2, paddingBottom: '0.15em', marginBottom: '-0.15em' } },
  },
});

/** A name with more characters than this has a smaller font. */
const LONG_NAME = 18;

export function Brand({ ground = 'paper' }: { readonly ground?: 'paper' | 'ink' }) {
  const company = useCompanyName();
  const { data } = useQuery(shopIdentity);
  const logo = (ground === 'ink' && data?.logoDark) || data?.logo;
  const image = logo ? readImage(logo) : undefined;
  return (
    <HomeLink
      to={paths.home}
      aria-label={text.homeOf(company)}
      data-long={company.length > LONG_NAME || undefined}
    >
      {image && (
        // There is no `src`: only the WebP variants keep the transparency of the logo, the main file does not.
        <img
          srcSet={image.webp}
          sizes={sizesAtHeight(image, '3rem')}
          alt={company}
          width={image.width}
          height={image.height}
        />
      )}
      {(!image || ground === 'ink') && (
        <>
          <LogoMark ground={ground} />
          <span>{company}</span>
        </>
      )}
    </HomeLink>
  );
}
