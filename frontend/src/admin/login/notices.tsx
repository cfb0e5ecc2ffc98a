import type { ReactNode } from 'react';
import { createStore } from '../ui/store';

/** The notices about logins, from the first login that has some. */
export const loginNotices = createStore<ReactNode>(undefined);

export const showLoginNotices = (): Promise<void> =>
  import('./login-notices').then(
    (module) => loginNotices.set(<module.default />),
    () => undefined,
  );
