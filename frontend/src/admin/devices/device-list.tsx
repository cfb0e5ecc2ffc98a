import { Badge, chakra, HStack, List, Text } from '@chakra-ui/react';
import {
  getListDevicesQueryKey,
  useListDevices,
  useLogOutDevice,
  useLogOutOthers,
} from '../../api/generated/devices/devices';
import type { DeviceResponse } from '../../api/generated/models';
import { selectData } from '../../api/response';
import * as text from '../../text/admin-devices';
import { focusField, focusSection } from '../panel-location';
import { DEVICES_ID, PASSWORD_ID } from '../places';
import { Button } from '../ui/button';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { useAction } from '../ui/use-action';
import { useNow } from '../ui/use-now';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4',
    padding: '4',
  },
});

/** The pressed button may disappear with its row. */
const onSuccess = () => focusSection(DEVICES_ID);
const invalidates = [getListDevicesQueryKey()];
const failure = text.logOutFailed;

export default function DeviceList() {
  const devices = useListDevices({ query: { select: selectData<DeviceResponse[]>, staleTime: 0 } });
  const logOutDevice = useLogOutDevice({
    mutation: { meta: { success: text.loggedOut, failure, invalidates }, onSuccess },
  });
  const logOutOthers = useLogOutOthers({
    mutation: { meta: { success: text.othersLoggedOut, failure, invalidates }, onSuccess },
  });
  const one = useAction((id: string) => logOutDevice.mutateAsync({ id }).catch(() => undefined));
  const others = useAction(() => logOutOthers.mutateAsync().catch(() => undefined));
  const now = useNow();
  return (
    <Loaded query={devices} skeleton={<ListSkeleton rows={1} />}>
      {(rows) => (
        <>
          <HStack gap="2" flexWrap="wrap" marginBottom="4">
            {rows.every(({ isCurrent }) => isCurrent) ? (
              <Text fontSize="sm" color="ink.soft" role="status" flexBasis="full">
                {text.onlyThis}
              </Text>
            ) : (
              <Button variant="outline" size="sm" busy={others.busy} onClick={() => void others.run()}>
                {text.logOutOthers}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={() => focusField(PASSWORD_ID)}>
              {text.changePassword}
            </Button>
          </HStack>
          <List.Root aria-label={text.listLabel}>
            {rows.map(({ id, browser, lastUsedAt, isCurrent }) => {
              const name = browser ?? text.unknownBrowser;
              const lastUse = text.lastUsed(text.dayAndTime(lastUsedAt, now));
              return (
                <Row key={`${id} ${lastUsedAt}`}>
                  <div>
                    <Text fontWeight="bold" lineHeight="snug">
                      {name}
                    </Text>
                    <Text color="ink.soft" fontSize="sm" lineHeight="snug" marginTop="1">
                      {isCurrent && <Badge marginRight="2">{text.current}</Badge>}
                      {lastUse}
                    </Text>
                  </div>
                  {!isCurrent && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={text.logOutItem(name, lastUse)}
                      busy={one.busy && logOutDevice.variables?.id === id}
                      onClick={() => void one.run(id)}
                    >
                      {text.logOut}
                    </Button>
                  )}
                </Row>
              );
            })}
          </List.Root>
        </>
      )}
    </Loaded>
  );
}
