import { ApiError } from '../../api/http-client';
import { createStore, useStore } from '../ui/store';

/** `expired`: the server no longer accepts the session, and open forms stay on the screen. */
export type SessionState = 'out' | 'in' | 'expired';

/** The state is kept in memory only, so that a reload shows the login again. */
const state = createStore<SessionState>('out');

export const useSession = (): SessionState => useStore(state);

export const session = {
  opened: () => state.set('in'),
  ended: () => state.set('out'),
  /** Has no effect after a logout, because late responses of the old session may still arrive. */
  expired: () => {
    if (state.get() === 'in') state.set('expired');
  },
};

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export const isSignedIn = (): boolean => state.get() === 'in';
