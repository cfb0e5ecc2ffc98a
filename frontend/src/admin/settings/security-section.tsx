import { useQueryClient } from '@tanstack/react-query';
import {
  getGetSettingsQueryKey,
  saveSettings,
  useGetSettings,
} from '../../api/generated/admin-auth/admin-auth';
import type { AdminSettings } from '../../api/generated/models';
import {
  security,
  securityFailed,
  securityNote,
  securitySaved,
  timeout,
  timeoutHint,
  timeouts,
} from '../../text/admin-settings';
import { reportFailure } from '../session/failure';
import { SelectField } from '../ui/controls';
import { ReadFailed } from '../ui/empty-state';
import { ListSkeleton } from '../ui/list-skeleton';
import { SavedForm } from '../ui/saved-form';
import { Fields, Pair, Section } from '../ui/section';
import { Sheet } from '../ui/sheet';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { sectionIds } from './section-links';

type Minutes = AdminSettings['sessionTimeoutMinutes'];

const minutes = Object.keys(timeouts).map(Number) as Minutes[];

export function SecuritySection() {
  const settings = useGetSettings();
  return (
    <Section id={sectionIds.security} title={security} note={securityNote}>
      {settings.isError && <ReadFailed onRetry={() => void settings.refetch()} />}
      {settings.isPending && <ListSkeleton rows={1} />}
      {settings.data && <TimeoutForm settings={settings.data} />}
    </Section>
  );
}

function TimeoutForm({ settings }: { readonly settings: AdminSettings }) {
  const client = useQueryClient();
  const draft = useDraft(settings);
  const save = async () => {
    try {
      const saved = await saveSettings(draft.value);
      client.setQueryData(getGetSettingsQueryKey(), saved);
      toastSuccess(securitySaved);
      return { saved };
    } catch (error) {
      reportFailure(securityFailed, error);
      return undefined;
    }
  };
  return (
    <Sheet>
      <SavedForm draft={draft} save={save}>
        <Fields>
          <Pair>
            <SelectField
              label={timeout}
              hint={timeoutHint}
              value={String(draft.value.sessionTimeoutMinutes)}
              choices={minutes.map((value) => ({ value: String(value), label: timeouts[value] }))}
              onChange={(chosen) => {
                const next = minutes.find((value) => String(value) === chosen);
                if (next) draft.change({ sessionTimeoutMinutes: next });
              }}
            />
          </Pair>
        </Fields>
      </SavedForm>
    </Sheet>
  );
}
