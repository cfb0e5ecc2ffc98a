import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import * as text from '../../text/share';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { usePublicUrl } from '../../ui/head';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginTop: '5',
    fontSize: 'sm',
    '& p': { overflowWrap: 'anywhere', minWidth: 0 },
    '@media print': { display: 'none' },
  },
});

interface Props {
  readonly title: string;
  readonly path: string;
}

/** Shares a page by the device's share sheet. Without a share sheet, copies the link. */
export function ShareButton({ title, path }: Props) {
  const [status, setStatus] = useState('');
  const url = `${usePublicUrl()}${path}?dari=bagikan`;
  const act = async () => {
    setStatus('');
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await copyText(url);
        setStatus(text.copied);
      }
    } catch (error) {
      // The visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setStatus(`${text.copyYourself} ${url}`);
    }
  };
  return (
    <Row>
      <Button variant="outline" size="sm" onClick={() => void act()}>
        {text.share}
      </Button>
      <p role="status">{status}</p>
    </Row>
  );
}
