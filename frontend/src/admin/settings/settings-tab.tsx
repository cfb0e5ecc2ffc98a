import { Box } from '@chakra-ui/react';
import { useGetSampleData } from '../../api/generated/sample-data/sample-data';
import { dataOnly } from '../../api/response';
import * as backupText from '../../text/admin-backup';
import * as deletedText from '../../text/admin-deleted';
import * as diagnosticsText from '../../text/admin-diagnostics';
import * as feedText from '../../text/admin-feed';
import * as historyText from '../../text/admin-history';
import * as priceListText from '../../text/admin-price-list';
import * as text from '../../text/admin-settings';
import * as tabs from '../../text/admin-tabs';
import * as visitsText from '../../text/admin-visits';
import { DELETED_ID } from '../deleted/deleted-location';
import { DeletedSection } from '../deleted/deleted-section';
import { BACKUP_ID, SAMPLES_ID } from '../places';
import { useSectionInUrl } from '../panel-location';
import { TabHead } from '../help/tab-head';
import { AboutSection } from './about-section';
import { BackupSection } from './backup-section';
import { DiagnosticsSection } from './diagnostics-section';
import { FooterSection } from './footer-section';
import { HistorySection } from './history-section';
import { FeedSection, PriceListSection, VisitsSection } from './report-sections';
import { PasswordForm } from './password-form';
import { SampleDataSection } from './sample-data-section';
import { SectionLinks, type TabSection } from './section-links';
import { SecuritySection } from './security-section';

/** The sections in the order of the screen. The links above the sections and the sections' URLs come from this list. */
const sections: readonly TabSection[] = [
  { id: 'ringkasan', name: visitsText.title, Content: VisitsSection },
  { id: 'katalog', name: feedText.title, Content: FeedSection },
  { id: 'daftar-harga', name: priceListText.title, Content: PriceListSection },
  { id: 'kata-sandi', name: text.password, Content: PasswordForm },
  { id: 'keamanan', name: text.security, Content: SecuritySection },
  { id: BACKUP_ID, name: backupText.backup, Content: BackupSection },
  { id: DELETED_ID, name: deletedText.title, Content: DeletedSection },
  { id: 'riwayat', name: historyText.title, Content: HistorySection },
  { id: 'pemeriksaan', name: diagnosticsText.title, Content: DiagnosticsSection },
  { id: SAMPLES_ID, name: text.sample, Content: SampleDataSection },
  { id: 'bagian-bawah', name: text.footer, Content: FooterSection },
  { id: 'tentang-kami', name: text.about, Content: AboutSection },
];

export default function SettingsTab() {
  const { data: sampleData } = useGetSampleData(dataOnly());
  const shown = sections.filter(({ id }) => id !== SAMPLES_ID || sampleData?.present);
  useSectionInUrl();
  return (
    <Box css={{ '--section-links-height': '4rem' }}>
      <TabHead title={tabs.settings} note={text.note} />
      <SectionLinks sections={shown} />
      {shown.map(({ id, Content }) => (
        <Content key={id} id={id} />
      ))}
    </Box>
  );
}
