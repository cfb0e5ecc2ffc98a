import { chakra, Container, VisuallyHidden } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useLogout } from '../api/generated/admin-auth/admin-auth';
import * as text from '../text/admin-common';
import * as common from '../text/common';
import { useSiteContent } from './parts/site-content';
import { reportFailure } from './session/failure';
import { panelClient } from './panel-client';
import { isUnauthorized, session } from './session/session';
import { Button } from './ui/button';
import { endDrafts } from './forms/draft-store';
import { askToDiscard, hasUnsaved } from './forms/unsaved';
import { ShopLogo, useAccentLine } from './ui/shop-face';
import { useAction } from './ui/use-action';

const Bar = chakra('header', { base: { bg: 'paper.raised', borderBottomWidth: '1px', borderColor: 'line' } });
const Row = chakra(Container, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    minHeight: { base: '14', md: '4.5rem' },
  },
});
const Brand = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    columnGap: '6',
    minWidth: 0,
    paddingBlock: '1.5',
    lineHeight: 'snug',
    '& > p': { fontSize: { base: 'sm', md: 'xl' }, fontWeight: 'black', letterSpacing: 'snug' },
    '& > h1': { fontSize: { base: 'sm', md: 'lg' }, fontWeight: { base: 'medium', md: 'bold' } },
  },
});
const ShopLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    marginLeft: 'auto',
    minHeight: 'touch',
    minWidth: 'touch',
    color: 'ink.soft',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink', textDecoration: 'underline' },
    '& > span:first-of-type': { display: { base: 'none', md: 'inline' } },
  },
});

export function PanelHeader() {
  const { data } = useSiteContent();
  const { mutateAsync: endSession } = useLogout();
  const { run, busy } = useAction(async () => {
    if (hasUnsaved() && !(await askToDiscard(text.logoutNote))) return;
    try {
      await endSession();
    } catch (error) {
      // 401: the session has already ended, so the logout is complete.
      if (!isUnauthorized(error)) {
        reportFailure(text.logoutFailed, error);
        return;
      }
    }
    session.ended();
    panelClient.clear();
    void endDrafts();
  });
  return (
    <Bar style={useAccentLine()}>
      <Row>
        <ShopLogo size={28} />
        <Brand>
          <p>{data?.company.name}</p>
          <h1>{text.panelTitle}</h1>
        </Brand>
        <ShopLink href="/" target="_blank" rel="noopener" aria-label={`${text.viewShop} ${common.newTab}`}>
          <span>{text.viewShop}</span>
          <ExternalLink size={18} aria-hidden />
        </ShopLink>
        <Button variant="outline" size="sm" title={text.logoutNote} busy={busy} onClick={() => void run()}>
          {text.logout}
          {busy && <VisuallyHidden>{text.loggingOut}</VisuallyHidden>}
        </Button>
      </Row>
    </Bar>
  );
}
