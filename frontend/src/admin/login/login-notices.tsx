import { HStack } from '@chakra-ui/react';
import {
  getListLoginNoticesQueryKey,
  useConfirmLoginNotice,
  useListLoginNotices,
} from '../../api/generated/devices/devices';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-devices';
import { goTo, sectionParams } from '../panel-location';
import { PASSWORD_ID, SETTINGS_TAB } from '../places';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { useAction } from '../ui/use-action';
import { useNow } from '../ui/use-now';

/** Shown on every tab until the owner has confirmed each notice, the oldest first. */
export default function LoginNotices() {
  const { data: [notice] = [] } = useListLoginNotices(dataOnly());
  const { mutateAsync: confirmNotice } = useConfirmLoginNotice({
    mutation: { meta: { failure: text.confirmFailed, invalidates: [getListLoginNoticesQueryKey()] } },
  });
  const { run: confirm, busy } = useAction(() =>
    notice
      ? confirmNotice({ data: { kind: notice.kind, at: notice.at } }).catch(() => undefined)
      : Promise.resolve(),
  );
  const now = useNow();
  if (!notice) return null;
  const { kind, at, browser, wrongPasswords } = notice;
  const sentence =
    kind === 'newBrowser'
      ? text.newBrowser(browser, text.dayAndTime(at, now))
      : text.wrongPasswords(wrongPasswords, text.dayOf(at, now));
  return (
    <Banner label={text.noticeLabel} text={sentence}>
      <HStack flexWrap="wrap" justifyContent="flex-end" whiteSpace="nowrap">
        <Button variant="plain" size="sm" onClick={() => void goTo(SETTINGS_TAB, sectionParams(PASSWORD_ID))}>
          {text.changePassword}
        </Button>
        <Button variant="outline" size="sm" busy={busy} onClick={() => void confirm()}>
          {text.mine}
        </Button>
      </HStack>
    </Banner>
  );
}
