import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canPlay } from '../../broadcast/media-types.ts';
import type { StageSignal } from '../../stage/stage-signal.ts';
import { useRights, useRoom, useRoomValue } from '../room-context.ts';
import type { RoomEntry } from '../room-entry.ts';
import { StageClient, type StagePeople } from './stage-client.ts';

/** The stage is for who is on it, and for a browser that cannot play the broadcast. */
export function useIsStageShown(): boolean {
  const { isOnStage } = useRights();
  const isReady = useRoom(({ stage }) => stage === 'ready');
  const isUnplayable = useRoom(({ broadcast: { mimeType } }) => mimeType !== null && !canPlay(mimeType));
  return isReady && (isOnStage || isUnplayable);
}

/** Sends one's own devices to the stage while one is on it. */
function useOwnFeeds(client: StageClient): void {
  const { media } = useRoomValue();
  const { isOnStage } = useRights();
  const isReady = useRoom(({ stage }) => stage === 'ready');
  const { camera, microphone, screen, screenSound } = useStore(media.store);
  const isSent = isOnStage && isReady;
  useEffect(
    () => client.show('camera', isSent ? { audio: microphone, video: camera } : null),
    [client, isSent, camera, microphone],
  );
  useEffect(
    () => client.show('screen', isSent && screen ? { audio: screenSound, video: screen } : null),
    [client, isSent, screen, screenSound],
  );
}

/** The types of a browser know no member that is there and undefined. */
const iceOf = ({ iceServers }: RoomEntry): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));

/** Everybody else on the stage, as soon as they are seen or heard. */
export function useStage(): StagePeople {
  const { entry, connection } = useRoomValue();
  const selfKey = useRoom(({ self }) => self.key);
  const feeds = useRoom((room) => room.feeds);
  const isShown = useIsStageShown();
  const [client] = useState(
    () =>
      new StageClient({
        // Its questions are some of those a room is asked; the checker cannot follow a type parameter that far.
        signal: connection.ask as StageSignal,
        iceServers: iceOf(entry),
        ...entry.stage,
      }),
  );
  useOwnFeeds(client);
  useEffect(() => {
    client.watch(isShown ? feeds.filter(({ person }) => person.key !== selfKey) : []);
  }, [client, feeds, isShown, selfKey]);
  useEffect(() => () => client.close(), [client]);
  return useStore(client.store, ({ people }) => people);
}
