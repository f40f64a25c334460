import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Picture } from '../broadcast/picture-mix.ts';
import { Publishing, type Scene } from './publishing.ts';
import { useRights, useRoom, useRoomValue } from './room-context.ts';
import type { StagePeople } from './scene/stage-client.ts';

/** One's own devices and everybody else on the stage, as they are to be sent. */
function useScene(people: StagePeople): Scene {
  const { entry, media } = useRoomValue();
  const { isSpeaker } = useRights();
  const isRunning = useRoom(({ status }) => status === LiveStatus.running);
  const { camera, microphone, screen, screenSound, choice } = useStore(media.store);
  // A live of this kind is sent by another program; two recordings would fight for one place.
  const isOn = isSpeaker && isRunning && entry.live.liveMode !== LiveMode.push;
  return useMemo(() => {
    const pictures: Picture[] = [];
    const sounds = new Map<string, MediaStreamTrack>();
    if (screen) pictures.push({ key: 'screen', kind: 'screen', track: screen });
    if (camera) pictures.push({ key: 'camera', kind: 'camera', track: camera });
    if (microphone) sounds.set('microphone', microphone);
    if (screenSound) sounds.set('screen', screenSound);
    for (const { feed, picture, sound } of people) {
      if (picture) pictures.push({ key: feed.id, kind: feed.source, track: picture });
      if (sound) sounds.set(feed.id, sound);
    }
    return { isOn, quality: choice.quality, pictures, sounds };
  }, [isOn, choice.quality, camera, microphone, screen, screenSound, people]);
}

/** Sends to the audience while the live is on, for who speaks. Answers how to take it over from another page. */
export function usePublishing(people: StagePeople): () => void {
  const { entry, store, connection } = useRoomValue();
  const [publishing] = useState(
    () =>
      new Publishing({
        liveId: entry.live.id,
        ticket: connection.ticket,
        onState: (sendState) => store.setState({ sendState }),
      }),
  );
  const scene = useScene(people);
  useEffect(() => publishing.show(scene), [publishing, scene]);
  useEffect(() => () => publishing.close(), [publishing]);
  return () => publishing.sendHere();
}
