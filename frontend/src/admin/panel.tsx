import { chakra } from '@chakra-ui/react';
import { type ComponentType, useState } from 'react';
import { CategoriesTab } from './categories/categories-tab';
import { ContentTab } from './content/content-tab';
import { FlashSalesTab } from './flash-sales/flash-sales-tab';
import { PanelHeader } from './panel-header';
import { PictureStorageBanner } from './picture-storage-banner';
import { ProductsTab } from './products/products-tab';
import { SampleNumberBanner } from './sample-number-banner';
import { SettingsTab } from './settings/settings-tab';
import { SocialTab } from './social/social-tab';
import { panelId, tabId, TabList } from './tab-list';
import type { TabName } from './tabs';
import { ErrorBoundary } from './ui/error-boundary';
import { useIsPageOnTop } from './ui/layers';
import { ToastOutlet } from './ui/toast';
import { mayLeave } from './ui/unsaved';
import { Wrap } from './ui/wrap';

/** `--floor` is how much of the screen's lower edge is taken, by the tab bar of a phone and by a save bar. */
const Shell = chakra('div', {
  base: {
    minHeight: '100dvh',
    '--floor': { base: 'calc(3.75rem + 1px + env(safe-area-inset-bottom))', md: '0px' },
    paddingBottom: 'var(--floor)',
  },
});
const Main = chakra('main', { base: { paddingTop: { base: '6', md: '8' }, paddingBottom: '16' } });

const contents: Record<TabName, ComponentType> = {
  products: ProductsTab,
  categories: CategoriesTab,
  flashSales: FlashSalesTab,
  content: ContentTab,
  social: SocialTab,
  settings: SettingsTab,
};

export function Panel() {
  const [current, setCurrent] = useState<TabName>('products');
  const Content = contents[current];

  const select = async (name: TabName): Promise<boolean> => {
    if (name === current) return true;
    if (!(await mayLeave())) return false;
    setCurrent(name);
    scrollTo(0, 0);
    return true;
  };
  const goToNumber = async () => {
    if (await select('content')) requestAnimationFrame(() => document.getElementById('chat-number')?.focus());
  };

  return (
    <Shell>
      <PanelHeader />
      <TabList current={current} onSelect={select} />
      <PictureStorageBanner />
      <SampleNumberBanner onSetNumber={() => void goToNumber()} />
      <Main>
        <Wrap role="tabpanel" id={panelId(current)} aria-labelledby={tabId(current)}>
          <ErrorBoundary key={current}>
            <Content />
          </ErrorBoundary>
        </Wrap>
      </Main>
      <ToastOutlet active={useIsPageOnTop()} side="right" />
    </Shell>
  );
}
