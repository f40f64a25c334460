import type { RoomPerson } from '@shuyuan/contract/live/room-protocol';
import { MicOff } from 'lucide-react';
import { useStore } from 'zustand';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { TrackVideo } from '../devices/TrackVideo.tsx';
import { useRoom, useRoomValue } from '../room-context.ts';
import classes from './Scene.module.css';
import type { StagePeople } from './use-stage.ts';

type TileProps = {
  person: RoomPerson;
  picture: MediaStreamTrack | null;
  sound: MediaStreamTrack | null;
  isScreen?: boolean;
  isOwn?: boolean;
  isSilent?: boolean;
};

function Tile({ person, picture, sound, isScreen = false, isOwn = false, isSilent = false }: TileProps) {
  const t = useT('activity');
  const label = t(isScreen ? 'live.room.stage.screenOf' : 'live.room.stage.cameraOf', { name: person.name });
  return (
    <li className={classes.tile} data-screen={isScreen || undefined}>
      {picture || sound ? (
        <TrackVideo
          track={picture}
          sound={isOwn ? null : sound}
          label={label}
          isMirrored={isOwn && !isScreen}
          className={picture ? classes.tileVideo : classes.noVideo}
        />
      ) : null}
      {!picture && <Face name={person.name} src={person.headPortrait} size={72} isNamed />}
      <span className={classes.tileName}>
        {isSilent && <MicOff size={14} aria-label={t('live.room.stage.silent')} />}
        <bdi>{isOwn ? t('live.room.stage.you', { name: person.name }) : person.name}</bdi>
      </span>
    </li>
  );
}

/** Everybody who is seen or heard without delay, oneself included. */
export function StageTiles({ people }: { people: StagePeople }) {
  const t = useT('activity');
  const self = useRoom((room) => room.self);
  const { media } = useRoomValue();
  const { camera, microphone, screen } = useStore(media.store);
  const isSilent = useStore(media.store, ({ choice }) => !choice.isMicrophoneOn);
  return (
    <ul className={classes.tiles} aria-label={t('live.room.stage.label')} data-count={people.length + 1}>
      {screen && <Tile person={self} picture={screen} sound={null} isScreen isOwn />}
      {people.map(({ feed, picture, sound }) => (
        <Tile key={feed.id} person={feed.person} picture={picture} sound={sound} isScreen={feed.source === 'screen'} />
      ))}
      <Tile person={self} picture={camera} sound={null} isOwn isSilent={isSilent || microphone === null} />
    </ul>
  );
}
