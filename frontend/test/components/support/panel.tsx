import { afterEach, expect } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AdminApp } from '../../../src/admin/admin-app';
import { panelClient } from '../../../src/admin/panel-client';
import { session } from '../../../src/admin/session/session';
import { clearToasts } from '../../../src/admin/ui/toast-store';
import type { Tab } from '../../tabs';
import type { FakeApi } from './fake-api';
import { fill, newUser, watchServer } from './watch';

export { fill };

// The panel's modules keep state after its components are removed. The state is reset, so that the next test starts
// as after a reload.
afterEach(() => {
  cleanup();
  session.ended();
  panelClient.clear();
  clearToasts();
  for (const name of ['logo', 'accent', 'publicUrl']) delete document.documentElement.dataset[name];
  history.replaceState(null, '', '/admin');
});

/** Differs from the panel's own origin. */
export const PUBLIC_URL = 'https://toko.example';

/** Renders the panel with a fake server. The panel shows the login form. */
export function openLogin(server: FakeApi): UserEvent {
  watchServer(server);
  document.documentElement.dataset['publicUrl'] = PUBLIC_URL;
  render(<AdminApp />);
  return newUser();
}

/** Renders the panel with a fake server, logs in and opens a tab. */
export async function openPanel(server: FakeApi, tab: Tab = 'Produk'): Promise<UserEvent> {
  const user = openLogin(server);
  await login(user);
  await screen.findByRole('heading', { name: 'Produk', level: 2 });
  if (tab !== 'Produk') await openTab(user, tab);
  return user;
}

export async function login(user: UserEvent, password = 'rahasia'): Promise<void> {
  await fill(user, await screen.findByLabelText('Kata sandi'), password);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}

export async function openTab(user: UserEvent, tab: Tab): Promise<void> {
  await user.click(screen.getByRole('tab', { name: tab }));
  await screen.findByRole('heading', { name: tab, level: 2 });
}

/** Opens a part of the settings by its title. @returns queries for its elements. */
export async function openPart(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('heading', { name, level: 3 }));
  return within(screen.getByRole('region', { name }));
}

/** Waits until a dialog has loaded. @returns queries for its elements. */
export async function dialog(name: string) {
  await waitFor(() => {
    const frame = within(screen.getByRole('dialog', { name }));
    if (frame.queryByText('Sedang memuat…')) throw new Error('The dialog is still loading');
  });
  return within(screen.getByRole('dialog', { name }));
}

/** Waits for a question that has the focus. Nobody answers it sooner, and only then it returns the focus at its end. */
export async function confirmDialog(name: string) {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** Answers a question with one of its buttons. */
export const answer = async (user: UserEvent, question: string, button: string) =>
  user.click((await confirmDialog(question)).getByRole('button', { name: button }));

export const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value;

/** The error message of an invalid field; empty for a valid one. */
export function errorAt(field: HTMLElement): string {
  const invalid = field.getAttribute('aria-invalid') === 'true';
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return invalid ? ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : '';
}

/** Waits for the row of an item. @returns queries for its elements. */
export async function findRow(name: string) {
  const button = await screen.findByRole('button', { name: `Ubah ${name}` });
  return within(button.closest('li') as HTMLElement);
}

/** The name of each row's edit button in a list; the text of an undo line. */
export const listItems = (list: string) =>
  [...screen.getByRole('list', { name: list }).children].map(
    (item) => item.querySelector('[aria-label^="Ubah "]')?.getAttribute('aria-label') ?? item.textContent,
  );
