import type { Api } from '@fahm/api-client/client.ts';
import { getDevices, signOutDevice, signOutOtherDevices } from '@fahm/api-client/person/devices.ts';
import type { Device } from '@fahm/contracts/person/devices.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { Button, LinkButton } from '@fahm/ui/button.tsx';
import { Card } from '@fahm/ui/card.tsx';
import { formatDate } from '@fahm/ui/format-date.ts';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import { useAction } from '../use-action.ts';
import styles from './profile.module.css';

type Props = { api: Api; host: HostServices };
type Known = Device[] | 'loading' | 'failed';

function useDevices(api: Api): { devices: Known; load: () => Promise<void> } {
  const [devices, setDevices] = useState<Known>('loading');
  const load = useCallback(
    () =>
      getDevices(api).then(setDevices, () =>
        setDevices((known) => (Array.isArray(known) ? known : 'failed')),
      ),
    [api],
  );
  useEffect(() => void load(), [load]);
  return { devices, load };
}

export function DevicesCard({ api, host }: Props) {
  const { devices, load } = useDevices(api);
  const { isBusy, run } = useAction(host);
  const end = (signOut: () => Promise<void>) =>
    void run(signOut, { done: messages.signedOut, failed: messages.notSignedOut }).then(load);
  return (
    <Card as="section" aria-labelledby="devices" aria-busy={isBusy || devices === 'loading'}>
      <h2 id="devices">{messages.devices}</h2>
      <p className={styles.note}>{messages.devicesText}</p>
      {devices === 'loading' && <p role="status">{messages.devicesLoading}</p>}
      {devices === 'failed' && (
        <div role="alert">
          <p>{messages.devicesFailed}</p>
          <Button tone="secondary" onClick={() => void load()}>
            {messages.retry}
          </Button>
        </div>
      )}
      {Array.isArray(devices) && (
        <>
          <ul className={styles.devices}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isBusy={isBusy}
                onSignOut={() => end(() => signOutDevice(api, device.id))}
              />
            ))}
          </ul>
          {devices.some(({ current }) => !current) && (
            <Button
              tone="secondary"
              disabled={isBusy}
              onClick={() => end(() => signOutOtherDevices(api))}
            >
              {messages.signOutOthers}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

type RowProps = { device: Device; isBusy: boolean; onSignOut: () => void };

function DeviceRow({ device, isBusy, onSignOut }: RowProps) {
  const { label, signedInAt, lastSeenAt, current } = device;
  const seen = formatDate(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <p className={styles.value}>
        <strong>{label}</strong>
        {current && <span className={styles.badge}>{messages.thisDevice}</span>}
        <span>
          {messages.signedIn(formatDate(new Date(signedInAt)))}, {messages.lastSeen(seen)}
        </span>
      </p>
      {current ? (
        <LinkButton tone="plain" href={paths.signOut}>
          {messages.signOut}
        </LinkButton>
      ) : (
        <Button
          tone="secondary"
          disabled={isBusy}
          aria-label={messages.signOutOf(label)}
          onClick={onSignOut}
        >
          {messages.signOutDevice}
        </Button>
      )}
    </li>
  );
}
