import type { RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import { MicOff } from 'lucide-react';
import { useStore } from 'zustand';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { TrackVideo } from '../devices/TrackVideo.tsx';
import { useRoom, useRoomValue } from '../room-context.ts';
import classes from './Scene.module.css';
import type { StagePeople } from './stage-client.ts';
import type { StageQuality } from '../../stage/quality.ts';

type TileProps = {
  person: RoomPerson;
  picture: MediaStreamTrack | null;
  sound: MediaStreamTrack | null;
  isScreen?: boolean;
  isOwn?: boolean;
  isSilent?: boolean;
  quality?: StageQuality;
};

/** A good line needs no words. */
const qualityWords = {
  connecting: 'live.room.stage.quality.connecting',
  poor: 'live.room.stage.quality.poor',
  lost: 'live.room.stage.quality.lost',
  good: null,
  fair: null,
} as const satisfies Record<StageQuality, string | null>;

function Tile({
  person,
  picture,
  sound,
  isScreen = false,
  isOwn = false,
  isSilent = false,
  quality = 'good',
}: TileProps) {
  const t = useT('activity');
  const words = qualityWords[quality];
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
      {!picture && <Face name={person.name} src={person.portrait} size={72} isNamed />}
      {words && <output className={classes.quality}>{t(words)}</output>}
      <span className={classes.tileName}>
        {isSilent && <MicOff size={14} aria-label={t('live.room.stage.silent')} />}
        <bdi>{isOwn ? t('live.room.stage.you', { name: person.name }) : person.name}</bdi>
      </span>
    </li>
  );
}

/** One's own picture among the others. */
function OwnTiles() {
  const self = useRoom((room) => room.self);
  const { media } = useRoomValue();
  const { camera, microphone, screen, choice } = useStore(media.store);
  const isSilent = microphone === null || !choice.isMicrophoneOn;
  return (
    <>
      {screen && <Tile person={self} picture={screen} sound={null} isScreen isOwn />}
      <Tile person={self} picture={camera} sound={null} isOwn isSilent={isSilent} />
    </>
  );
}

/** Everybody who is seen or heard without delay, oneself included. */
export function StageTiles({ people, hasOwn }: { people: StagePeople; hasOwn: boolean }) {
  const t = useT('activity');
  return (
    <ul className={classes.tiles} aria-label={t('live.room.stage.label')}>
      {people.map(({ feed, ...shown }) => (
        <Tile key={feed.id} person={feed.person} isScreen={feed.source === 'screen'} {...shown} />
      ))}
      {hasOwn && <OwnTiles />}
    </ul>
  );
}
