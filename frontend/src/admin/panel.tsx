import { chakra, Container, Tabs } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { followHistory, goTo, usePanelLocation } from './panel-location';
import { BACKUP_ID, BackupBanner } from './backup-banner';
import { CategoriesTab } from './categories/categories-tab';
import { CHAT_NUMBER_PARAMS, focusChatNumber } from './content/chat-number';
import { FlashSalesTab } from './flash-sales/flash-sales-tab';
import { PanelHeader } from './panel-header';
import { ImageStorageBanner } from './image-storage-banner';
import { ProductsTab } from './products/products-tab';
import { SampleNumberBanner } from './sample-number-banner';
import { TabList, TabsRoot } from './tab-list';
import type { TabName } from './tabs';
import { ErrorBoundary } from './ui/error-boundary';
import { ListSkeleton } from './ui/loaded';

const Main = chakra('main', { base: { paddingTop: { base: '6', md: '8' }, paddingBottom: '16' } });

/** Chunks that the first view does not need: forms and their libraries. */
const lazyChunks = {
  content: () => import('./content/content-tab'),
  social: () => import('./social/social-tab'),
  settings: () => import('./settings/settings-tab'),
  categoryDialog: () => import('./categories/category-dialog'),
  saleDialog: () => import('./flash-sales/sale-dialog'),
  productDialog: () => import('./products/product-dialog'),
};

const contents: Record<TabName, ComponentType> = {
  products: ProductsTab,
  categories: CategoriesTab,
  flashSales: FlashSalesTab,
  content: lazy(lazyChunks.content),
  social: lazy(lazyChunks.social),
  settings: lazy(lazyChunks.settings),
};

export function Panel() {
  const { tab, visit } = usePanelLocation();
  const Content = contents[tab];

  useEffect(followHistory, []);
  useEffect(() => {
    // Preloads; a failure is reported when the missing chunk is opened.
    for (const load of Object.values(lazyChunks)) load().catch(() => undefined);
  }, []);
  const select = async (name: TabName): Promise<boolean> => {
    if (name === tab) return true;
    if (!(await goTo(name))) return false;
    scrollTo(0, 0);
    return true;
  };
  const goToNumber = () => {
    if (tab === 'content') focusChatNumber();
    else void goTo('content', CHAT_NUMBER_PARAMS);
  };
  const goToBackup = () => {
    if (tab === 'settings') document.getElementById(BACKUP_ID)?.scrollIntoView();
    else void goTo('settings');
  };

  return (
    <TabsRoot current={tab} onSelect={select}>
      <PanelHeader />
      <TabList />
      <ImageStorageBanner />
      <BackupBanner onOpen={goToBackup} />
      <SampleNumberBanner onSetNumber={goToNumber} />
      <Main>
        <Tabs.Content value={tab} asChild>
          <Container>
            <ErrorBoundary key={`${tab} ${visit}`}>
              <Suspense fallback={<ListSkeleton />}>
                <Content />
              </Suspense>
            </ErrorBoundary>
          </Container>
        </Tabs.Content>
      </Main>
    </TabsRoot>
  );
}
