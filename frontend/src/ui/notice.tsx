import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as text from '../text/common';
import { Button } from './button';
import { RegistrationCross } from './print-marks';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: { base: '12', md: '16' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line',
    textAlign: 'center',
    color: 'ink.soft',
    '& > svg': { color: 'line.strong' },
  },
});
const Title = chakra('p', { base: { color: 'ink', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' } });

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
}

export function Notice({ title, children }: Props) {
  return (
    <Box>
      <RegistrationCross size={24} />
      <Title>{title}</Title>
      {children}
    </Box>
  );
}

export function ReadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const client = useQueryClient();
  const retry = (): void => {
    // Reads for parts that are not shown yet may have failed, too. They are made again when the parts are shown.
    client.removeQueries({ type: 'inactive', predicate: ({ state: { status } }) => status === 'error' });
    onRetry();
  };
  return (
    <div role="alert">
      <Notice title={text.readFailed}>
        <Button variant="outline" onClick={retry}>
          {text.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}
