import { note, title } from '../../text/admin-settings';
import { DeletedSection } from '../deleted/deleted-section';
import { useSectionInUrl } from '../panel-location';
import { TabHead } from '../ui/tab-head';
import { AboutSection } from './about-section';
import { BackupSection } from './backup-section';
import { DiagnosticsSection } from './diagnostics-section';
import { FooterSection } from './footer-section';
import { HistorySection } from './history-section';
import { PasswordForm } from './password-form';
import { SampleDataSection } from './sample-data-section';
import { SectionLinks } from './section-links';
import { SecuritySection } from './security-section';

export default function SettingsTab() {
  useSectionInUrl();
  return (
    <>
      <TabHead title={title} note={note} />
      <SectionLinks />
      <PasswordForm />
      <SecuritySection />
      <BackupSection />
      <DeletedSection />
      <HistorySection />
      <DiagnosticsSection />
      <SampleDataSection />
      <FooterSection />
      <AboutSection />
    </>
  );
}
