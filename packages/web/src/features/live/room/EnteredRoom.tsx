import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { speaks } from '@shuyuan/contract/live/room/room-protocol';
import { useEffect, useState } from 'react';
import { closePage } from '../../../lib/navigation.ts';
import { DeviceCheck } from './devices/DeviceCheck.tsx';
import { LocalMedia } from './devices/local-media.ts';
import { Room } from './Room.tsx';
import type { RoomEntry } from './room-entry.ts';

type Props = { entry: RoomEntry; freshEntry: () => Promise<RoomEntry> };

/** Who will be seen and heard looks into the mirror first; everybody else just comes in. */
export function EnteredRoom({ entry, freshEntry }: Props) {
  const { liveMode, subject } = entry.live;
  const [media] = useState(() => new LocalMedia());
  const [isChecked, setIsChecked] = useState(!speaks(entry.identity) || liveMode === LiveMode.push);
  useEffect(() => () => media.close(), [media]);
  if (isChecked) return <Room entry={entry} media={media} freshEntry={freshEntry} />;
  return (
    <DeviceCheck
      media={media}
      title={subject}
      hasCamera={liveMode !== LiveMode.voice}
      onEnter={() => setIsChecked(true)}
      onLeave={closePage}
    />
  );
}
