import { chakra, Container, Tabs } from '@chakra-ui/react';
import { type ComponentType, Suspense, useEffect } from 'react';
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
import { chunk, preloadChunks } from './ui/chunk';
import { ListSkeleton } from './ui/loaded';
import { PanelPart } from './ui/panel-part';

const Main = chakra('main', { base: { paddingTop: { base: '6', md: '8' }, paddingBottom: '16' } });

const contents: Record<TabName, ComponentType> = {
  products: ProductsTab,
  categories: CategoriesTab,
  flashSales: FlashSalesTab,
  content: chunk(() => import('./content/content-tab')),
  social: chunk(() => import('./social/social-tab')),
  settings: chunk(() => import('./settings/settings-tab')),
};

export function Panel() {
  const { tab, visit } = usePanelLocation();
  const Content = contents[tab];

  useEffect(followHistory, []);
  useEffect(preloadChunks, []);
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
            <PanelPart key={`${tab} ${visit}`}>
              <Suspense fallback={<ListSkeleton />}>
                <Content />
              </Suspense>
            </PanelPart>
          </Container>
        </Tabs.Content>
      </Main>
    </TabsRoot>
  );
}
