import { chakra } from '@chakra-ui/react';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-session';
import { ShopLogo, useAccentLine } from '../ui/shop-face';
import { LoginForm } from './login-form';

const Ground = chakra('main', {
  base: {
    minHeight: '100dvh',
    display: 'grid',
    placeItems: 'center',
    paddingInline: '6',
    paddingBlock: '12',
  },
});
const Card = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: '25rem',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    padding: { base: '6', md: '8' },
  },
});
const Title = chakra('h1', { base: { fontSize: '2xl', fontWeight: 'black', marginTop: '5' } });
const Note = chakra('p', { base: { color: 'ink.soft', marginTop: '1', marginBottom: '6' } });
const Back = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    width: 'fit-content',
    marginTop: '3',
    marginBottom: '-3',
    fontSize: 'sm',
    color: 'ink.soft',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

interface Props {
  /** Opens the panel. The form stays busy until the returned promise resolves. */
  readonly onLogin: () => Promise<void>;
}

export function LoginScreen({ onLogin }: Props) {
  return (
    <Ground>
      <Card style={useAccentLine()}>
        <ShopLogo size={40} />
        <Title>{common.panelTitle}</Title>
        <Note>{text.intro}</Note>
        <LoginForm onLogin={onLogin} />
        <Back href="/">{text.backToShop}</Back>
      </Card>
    </Ground>
  );
}
