import { isOver } from '@shuyuan/contract/live/live-status';
import { speaks } from '@shuyuan/contract/live/room/room-protocol';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../lib/texts.ts';
import type { LocalMedia } from './devices/local-media.ts';
import { EndedPanel } from './EndedPanel.tsx';
import classes from './Room.module.css';
import { RoomContext } from './room-context.ts';
import { RoomInside } from './RoomInside.tsx';
import type { RoomEntry } from './room-entry.ts';
import { useConnection } from './connection/use-connection.ts';

type Props = { entry: RoomEntry; media: LocalMedia; freshEntry: () => Promise<RoomEntry> };

/** A room from the first word to the last. */
export function Room({ entry, media, freshEntry }: Props) {
  const t = useT('activity');
  const { store, connection } = useConnection(entry, freshEntry);
  const gone = useStore(store, (shown) => shown.gone);
  const status = useStore(store, ({ room }) => room?.status ?? null);
  const isOut = gone !== null || (status !== null && isOver(status));
  // Nobody is filmed or heard by a room they are no longer in.
  useEffect(() => {
    if (isOut) media.rest();
  }, [isOut, media]);
  if (isOut) return <EndedPanel liveId={entry.live.id} reason={gone ?? 'ended'} isSpeaker={speaks(entry.identity)} />;
  if (status === null)
    return (
      <main className={classes.entering}>
        <h1 className={classes.title}>
          <bdi>{entry.live.subject}</bdi>
        </h1>
        <output>{t('live.room.entering')}</output>
      </main>
    );
  return (
    <RoomContext value={{ entry, store, connection, media }}>
      <RoomInside />
    </RoomContext>
  );
}
