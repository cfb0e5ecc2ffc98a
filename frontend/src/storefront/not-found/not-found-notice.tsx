import { chakra } from '@chakra-ui/react';
import { paths } from '../../paths';
import * as common from '../../text/common';
import { ButtonLink } from '../../ui/button';
import { Head } from '../../ui/head';
import { PageWidth } from '../../ui/page-width';
import { useCompanyName } from '../company';
import { OtherPages } from './other-pages';
import { PeeledSheet } from './peeled-sheet';

const Column = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: { base: '14', md: '20' },
    textAlign: 'center',
    '& h1': { textStyle: 'title' },
    '& > p': { maxWidth: '32rem', color: 'ink.soft' },
    '& > a': { marginTop: '3' },
  },
});

interface Props {
  readonly title: string;
  readonly hint: string;
}

export function NotFoundNotice({ title, hint }: Props) {
  return (
    <Column>
      <Head title={common.pageTitle(title, useCompanyName())} description={hint} noIndex />
      <PeeledSheet />
      <h1>{title}</h1>
      <p>{hint}</p>
      <ButtonLink to={paths.home} variant="outline">
        {common.backHome}
      </ButtonLink>
      <OtherPages />
    </Column>
  );
}
