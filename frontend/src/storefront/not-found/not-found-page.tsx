import { chakra } from '@chakra-ui/react';
import { paths } from '../../paths';
import * as common from '../../text/common';
import * as text from '../../text/not-found';
import { ButtonLink } from '../../ui/button';
import { Head } from '../../ui/head';
import { Overprint } from '../../ui/overprint';
import { PageWidth } from '../../ui/page-width';
import { useCompanyName } from '../company';
import { OtherPages } from './other-pages';

const Column = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '70vh',
    paddingBlock: '16',
    textAlign: 'center',
    // During the animation of the title, the shifted colors extend beyond a narrow screen.
    overflowX: 'clip',
    '& h1': {
      fontSize: {
        base: 'min(clamp(3.5rem, 1.2rem + 13vw, 5.5rem), 24vw)',
        md: 'clamp(4rem, 0.5rem + 10.2vw, 9.25rem)',
      },
      fontWeight: 'black',
      letterSpacing: '-0.045em',
      wordSpacing: '0.06em',
      lineHeight: { base: '0.95', md: '1.1' },
      textWrap: 'balance',
    },
    '& p': {
      maxWidth: '36rem',
      marginTop: { base: '8', md: '6' },
      marginBottom: '7',
      color: 'ink.soft',
      fontSize: { base: 'md', md: 'lg' },
    },
  },
});

/** The 404 page. The colors of its title are shifted far, like a badly misaligned print. */
export default function NotFoundPage() {
  return (
    <Column>
      <Head title={common.pageTitle(text.title, useCompanyName())} description={text.hint} noIndex />
      <h1 lang="en">
        <Overprint words={text.title} off="0.07em" />
      </h1>
      <p>{text.hint}</p>
      <ButtonLink to={paths.home} variant="outline">
        {common.backHome}
      </ButtonLink>
      <OtherPages />
    </Column>
  );
}
