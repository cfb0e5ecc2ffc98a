import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Prefetch } from '../api/prefetch';
import { campaign } from './campaign/campaign-frame';
import { flashSales } from './flash-sales/flash-sales-frame';

/** What a feature adds to every page. */
export interface FrameSlice {
  readonly link?: { readonly label: string; readonly to: string };
  readonly Provider?: ComponentType<{ readonly children: ReactNode }>;
  readonly Bar?: ComponentType;
  readonly prefetch: Prefetch;
  /** Removes data that the rendered page does not show. */
  readonly trim?: (client: QueryClient) => void;
}

export const frame: readonly FrameSlice[] = [campaign, flashSales];

export const frameLinks = frame.flatMap(({ link }) => link ?? []);
