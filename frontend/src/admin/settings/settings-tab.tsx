import { useGetSampleData } from '../../api/generated/sample-data/sample-data';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-settings';
import * as tabs from '../../text/admin-tabs';
import { DELETED_ID } from '../deleted/deleted-location';
import { DeletedSection } from '../deleted/deleted-section';
import { BACKUP_ID, DEVICES_ID, PASSWORD_ID, SAMPLES_ID } from '../places';
import { useSectionInUrl } from '../panel-location';
import { TabHead } from '../help/tab-head';
import { AboutSection } from './about-section';
import { BackupSection, DailyBackupsSection } from './backup-section';
import { DiagnosticsSection } from './diagnostics-section';
import { FooterSection } from './footer-section';
import { HistorySection } from './history-section';
import { DevicesSection, FeedSection, PriceListSection, VisitsSection } from './report-sections';
import { PasswordForm } from './password-form';
import { SampleDataSection } from './sample-data-section';
import { SecuritySection } from './security-section';

/** The sections in the order of the screen, with their ids in URLs. */
const sections = [
  { id: 'ringkasan', Content: VisitsSection },
  { id: 'katalog', Content: FeedSection },
  { id: 'daftar-harga', Content: PriceListSection },
  { id: PASSWORD_ID, Content: PasswordForm },
  { id: DEVICES_ID, Content: DevicesSection },
  { id: 'keamanan', Content: SecuritySection },
  { id: BACKUP_ID, Content: BackupSection },
  { id: 'cadangan-harian', Content: DailyBackupsSection },
  { id: DELETED_ID, Content: DeletedSection },
  { id: 'riwayat', Content: HistorySection },
  { id: 'pemeriksaan', Content: DiagnosticsSection },
  { id: SAMPLES_ID, Content: SampleDataSection },
  { id: 'bagian-bawah', Content: FooterSection },
  { id: 'tentang-kami', Content: AboutSection },
];

export default function SettingsTab() {
  const { data: sampleData } = useGetSampleData(dataOnly());
  useSectionInUrl();
  return (
    <>
      <TabHead title={tabs.settings} note={text.note} />
      {sections.map(
        ({ id, Content }) => (id !== SAMPLES_ID || sampleData?.present) && <Content key={id} id={id} />,
      )}
    </>
  );
}
