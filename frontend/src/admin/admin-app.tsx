import { QueryClientProvider } from '@tanstack/react-query';
import { adminSystem } from '../theme/admin-system';
import { staticCss } from '../theme/static-css';
import { ThemeProvider } from '../theme/theme-provider';
import { openPanel, Panel } from './panel';
import { LoginAgain } from './login/login-again';
import { LoginScreen } from './login/login-screen';
import { panelClient } from './panel-client';
import { useSession } from './session/session';
import { confirmDialogs } from './ui/confirm';
import { PanelPart } from './ui/panel-part';
import { Toaster } from './ui/toast';

export function AdminApp() {
  const session = useSession();
  return (
    <ThemeProvider value={adminSystem} staticCss={staticCss}>
      <QueryClientProvider client={panelClient}>
        <PanelPart>{session === 'out' ? <LoginScreen onLogin={openPanel} /> : <Panel />}</PanelPart>
        <confirmDialogs.Viewport />
        {session === 'expired' && <LoginAgain />}
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
