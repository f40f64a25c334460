import { useEffect, useState } from 'react';

export type DeviceOption = { readonly value: string; readonly label: string };
type Kinds = Readonly<Record<'camera' | 'microphone' | 'speaker', readonly DeviceOption[]>>;

const none: Kinds = { camera: [], microphone: [], speaker: [] };
const kindOf = { videoinput: 'camera', audioinput: 'microphone', audiooutput: 'speaker' } as const;

async function listDevices(): Promise<Kinds> {
  const found = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: keyof Kinds): DeviceOption[] =>
    found.flatMap((device) =>
      // Before permission is given devices have neither name nor number.
      kindOf[device.kind] === kind && device.deviceId !== ''
        ? [{ value: device.deviceId, label: device.label || device.deviceId.slice(0, 8) }]
        : [],
    );
  return { camera: of('camera'), microphone: of('microphone'), speaker: of('speaker') };
}

/** What is plugged in; `asked` changes when permission may have been given. */
export function useDeviceList(asked: unknown): Kinds {
  const [list, setList] = useState<Kinds>(none);
  useEffect(() => {
    const devices = (navigator as Partial<Navigator>).mediaDevices;
    if (!devices) return undefined;
    let isLeft = false;
    const look = (): void =>
      void listDevices().then(
        (found) => (isLeft ? undefined : setList(found)),
        () => undefined,
      );
    look();
    devices.addEventListener('devicechange', look);
    return () => {
      isLeft = true;
      devices.removeEventListener('devicechange', look);
    };
  }, [asked]);
  return list;
}
