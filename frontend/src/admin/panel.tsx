import { chakra, Container, Tabs } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { getGetBackupStatusQueryOptions } from '../api/generated/backup/backup';
import { getAdminGetSiteContentQueryOptions } from '../api/generated/content/content';
import { getGetImageStorageQueryOptions } from '../api/generated/media/media';
import { startDrafts } from './forms/draft-store';
import {
  fieldParams,
  focusField,
  followHistory,
  goTo,
  readLocation,
  sectionParams,
  showSection,
  tabInUrl,
  usePanelLocation,
} from './panel-location';
import { BackupBanner } from './backup-banner';
import { BACKUP_ID, CHAT_NUMBER_ID, CONTENT_TAB, SETTINGS_TAB } from './places';
import { loginNotices } from './login/notices';
import { PanelHeader } from './panel-header';
import { SampleNumberBanner } from './sample-number-banner';
import { panelClient } from './panel-client';
import { session } from './session/session';
import { tabs } from './slices';
import { TabList, TabsRoot } from './tab-list';
import { recordsQuery, TabSlicesProvider } from './tab-slice';
import { chunk, lazyChunk, preloadChunks } from './ui/chunk';
import { ListSkeleton } from './ui/loaded';
import { PanelPart } from './ui/panel-part';
import { useStore } from './ui/store';

const Main = chakra('main', { base: { paddingTop: { base: '6', md: '8' }, paddingBottom: '16' } });

const ImageStorageBanner = chunk(() => import('./image-storage-banner'));

const contents = new Map(tabs.map(({ fragment, load }) => [fragment, lazyChunk(load)]));
/** Returns the given fragment if a tab has it, or else the first tab's fragment. */
const knownTab = (fragment: string): string => (contents.has(fragment) ? fragment : tabs[0].fragment);

const preloadTab = async (fragment: string) => contents.get(knownTab(fragment))?.preload();

const TIMEOUT_MS = 2000;

/**
 * Opens the panel after a login. This function waits for the data of the first view, but only until a timeout. The
 * open panel itself shows failed parts.
 */
export async function openPanel(): Promise<void> {
  const loads = [
    preloadTab(tabInUrl()).catch(() => undefined),
    panelClient.prefetchQuery(getAdminGetSiteContentQueryOptions()),
    panelClient.prefetchQuery(getGetImageStorageQueryOptions()),
    panelClient.prefetchQuery(getGetBackupStatusQueryOptions()),
    ...tabs.flatMap(({ prefetch }) => (prefetch ? [prefetch(panelClient, tabs)] : [])),
  ];
  await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, TIMEOUT_MS))]);
  readLocation();
  session.opened();
  void startDrafts();
}

export function Panel() {
  const { tab: fragment, visit } = usePanelLocation();
  const tab = knownTab(fragment);
  const Content = contents.get(tab)?.Component;
  const notices = useStore(loginNotices);

  useEffect(followHistory, []);
  useEffect(() => {
    preloadChunks();
    void panelClient.prefetchQuery(recordsQuery(tabs));
  }, []);
  const select = async (name: string): Promise<boolean> => {
    if (name === tab) return true;
    if (!(await goTo(name))) return false;
    scrollTo(0, 0);
    return true;
  };
  const goToNumber = () => {
    if (tab === CONTENT_TAB) focusField(CHAT_NUMBER_ID);
    else void goTo(CONTENT_TAB, fieldParams(CHAT_NUMBER_ID));
  };
  const goToBackup = () => {
    if (tab === SETTINGS_TAB) showSection(BACKUP_ID);
    else void goTo(SETTINGS_TAB, sectionParams(BACKUP_ID));
  };

  return (
    <TabsRoot current={tab} onSelect={select}>
      <PanelHeader />
      <TabList current={tab} />
      {notices}
      <PanelPart>
        <Suspense>
          <ImageStorageBanner />
        </Suspense>
      </PanelPart>
      <BackupBanner onOpen={goToBackup} />
      <SampleNumberBanner onSetNumber={goToNumber} />
      <Main>
        <Tabs.Content value={tab} asChild>
          <Container>
            <PanelPart key={`${tab} ${visit}`}>
              <TabSlicesProvider value={tabs}>
                <Suspense fallback={<ListSkeleton />}>{Content && <Content />}</Suspense>
              </TabSlicesProvider>
            </PanelPart>
          </Container>
        </Tabs.Content>
      </Main>
    </TabsRoot>
  );
}
