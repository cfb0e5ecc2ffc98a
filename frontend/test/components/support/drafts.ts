import 'fake-indexeddb/auto';
import { afterEach, expect, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { endDrafts, listDrafts, startDrafts } from '../../../src/admin/forms/draft-store';
import { panelClient } from '../../../src/admin/panel-client';
import { session } from '../../../src/admin/session/session';
import type { DraftForm } from '../../../src/text/admin-drafts';
import { dialog, openPanel } from './panel';
import type { panelApi } from './panel-api';

export type Tab = Parameters<typeof openPanel>[1];
export type User = Awaited<ReturnType<typeof openPanel>>;

/** Allows the panel to store drafts in a test, and deletes the drafts after each test. */
export function setUpDrafts(): void {
  // environment.mjs provides Node's `structuredClone`, which returns objects whose prototypes differ from those of the
  // page. This function copies arrays and plain objects with the page's prototypes, and does not copy other values.
  globalThis.structuredClone = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map((item: unknown) => structuredClone(item)) as T;
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    const entries = Object.entries(value as object).map(([key, item]) => [
      key,
      structuredClone(item as unknown),
    ]);
    return Object.fromEntries(entries) as T;
  };

  afterEach(async () => {
    cleanup();
    jest.restoreAllMocks();
    await endDrafts();
    // After `endDrafts`, no draft is stored until `startDrafts` is called.
    await startDrafts();
  });
}

/** Opens the panel as if the page was reloaded, without closing a form or discarding changes. */
export async function reload(api: ReturnType<typeof panelApi>, tab?: Tab): Promise<User> {
  cleanup();
  session.ended();
  panelClient.clear();
  history.replaceState(null, '', '/admin');
  return openPanel(api, tab);
}

/** Waits until the stored drafts of the form contain the text. */
export const untilDraftContains = (form: DraftForm, text: string) =>
  waitFor(async () => expect(JSON.stringify(await listDrafts(form))).toContain(text));

export const untilNoDraft = (form: DraftForm) =>
  waitFor(async () => expect(await listDrafts(form)).toEqual([]));

/** Finds the button that restores a draft. The button's name ends with the time of the draft. */
export const findOffer = (what = 'produk') =>
  screen.findByRole('button', {
    name: new RegExp(`^Lanjutkan ${what} yang belum disimpan · \\d\\d\\.\\d\\d$`, 'u'),
  });
export const expectNoOffer = () =>
  expect(screen.queryByRole('status', { name: 'Isian yang belum disimpan' })).toBeNull();

export async function openForm(user: User, button: string, title: string) {
  await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
  return dialog(title);
}
