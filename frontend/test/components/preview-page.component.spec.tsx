import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { heldBack } from './support/fake-api';
import { product } from './support/fixtures';
import { openPage, shopApi } from './support/storefront';

describe('The preview of a product', () => {
  it('shows no failure while it loads', async () => {
    const api = shopApi([]);
    const preview = heldBack(() => product());
    api.respond('GET /api/previews/:id', preview.respond);
    await openPage(api, '/faq');
    await act(async () => {
      history.pushState(null, '', '/pratinjau/rahasia');
      dispatchEvent(new PopStateEvent('popstate'));
      await import('../../src/storefront/preview/preview-page');
    });
    await screen.findByText('Pratinjau · belum terbit');
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    await act(() => {
      preview.release();
      return Promise.resolve();
    });
    await screen.findByRole('heading', { level: 1, name: product().name });
  });
});
