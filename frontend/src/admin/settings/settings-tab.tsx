import { Box } from '@chakra-ui/react';
import { useGetSampleData } from '../../api/generated/sample-data/sample-data';
import { dataOnly } from '../../api/response';
import { backup } from '../../text/admin-backup';
import { title as deleted } from '../../text/admin-deleted';
import { title as diagnostics } from '../../text/admin-diagnostics';
import { title as feed } from '../../text/admin-feed';
import { title as history } from '../../text/admin-history';
import { about, footer, note, password, sample, security } from '../../text/admin-settings';
import * as tabs from '../../text/admin-tabs';
import { title as visits } from '../../text/admin-visits';
import { BACKUP_ID } from '../backup-banner';
import { DELETED_ID } from '../deleted/deleted-location';
import { DeletedSection } from '../deleted/deleted-section';
import { SAMPLES_ID } from '../first-steps/field-ids';
import { useSectionInUrl } from '../panel-location';
import { TabHead } from '../ui/tab-head';
import { AboutSection } from './about-section';
import { BackupSection } from './backup-section';
import { DiagnosticsSection } from './diagnostics-section';
import { FooterSection } from './footer-section';
import { HistorySection } from './history-section';
import { FeedSection, VisitsSection } from './report-sections';
import { PasswordForm } from './password-form';
import { SampleDataSection } from './sample-data-section';
import { SectionLinks, type TabSection } from './section-links';
import { SecuritySection } from './security-section';

/** The sections in the order of the screen. The links above the sections and the sections' URLs come from this list. */
const sections: readonly TabSection[] = [
  { id: 'ringkasan', name: visits, Content: VisitsSection },
  { id: 'katalog', name: feed, Content: FeedSection },
  { id: 'kata-sandi', name: password, Content: PasswordForm },
  { id: 'keamanan', name: security, Content: SecuritySection },
  { id: BACKUP_ID, name: backup, Content: BackupSection },
  { id: DELETED_ID, name: deleted, Content: DeletedSection },
  { id: 'riwayat', name: history, Content: HistorySection },
  { id: 'pemeriksaan', name: diagnostics, Content: DiagnosticsSection },
  { id: SAMPLES_ID, name: sample, Content: SampleDataSection },
  { id: 'bagian-bawah', name: footer, Content: FooterSection },
  { id: 'tentang-kami', name: about, Content: AboutSection },
];

export default function SettingsTab() {
  const { data: sampleData } = useGetSampleData(dataOnly());
  const shown = sections.filter(({ id }) => id !== SAMPLES_ID || sampleData?.present);
  useSectionInUrl();
  return (
    <Box css={{ '--section-links-height': '4rem' }}>
      <TabHead title={tabs.settings} note={note} />
      <SectionLinks sections={shown} />
      {shown.map(({ id, Content }) => (
        <Content key={id} id={id} />
      ))}
    </Box>
  );
}
