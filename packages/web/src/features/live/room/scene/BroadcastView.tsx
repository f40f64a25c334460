import { Button } from '@mantine/core';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { useRoom } from '../room-context.ts';
import { type PictureState, pictureState } from './picture-state.ts';
import classes from './Scene.module.css';
import { useBroadcast } from './use-broadcast.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** Where nothing is to be seen yet, the words stand in the middle. */
const withoutPicture = new Set<PictureState>(['paused', 'unplayable', 'connecting']);

function StateLine({ state, behind }: { state: PictureState; behind: number | null }) {
  const t = useT('activity');
  const { count } = useFormat();
  return (
    <output className={classes.state} data-state={state}>
      {t(`live.room.picture.${state}`, { seconds: count(behind ?? 0) })}
    </output>
  );
}

/** What the audience sees: the broadcast, or an honest word about why it is not there. */
export function BroadcastView() {
  const t = useT('activity');
  const video = useRef<HTMLVideoElement>(null);
  const { play, ...watched } = useBroadcast(video);
  const status = useRoom((room) => room.status);
  const { isOn, mimeType } = useRoom((room) => room.broadcast);
  const state = pictureState({ ...watched, status, isOn });
  const isSoundOnly = mimeType?.startsWith('audio/') ?? false;
  return (
    <div className={classes.broadcast}>
      {/* The captions of a live are shown below the picture, by whoever speaks. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={classes.video}
        aria-label={t('live.room.picture.label')}
        hidden={state === 'waiting' || withoutPicture.has(state)}
        playsInline
      />
      {state === 'waiting' && <WaitingCard />}
      {isSoundOnly && state === 'live' && <p className={classes.soundOnly}>{t('live.room.picture.soundOnly')}</p>}
      {state === 'blocked' && (
        <Button className={classes.play} size="lg" leftSection={<Play size={20} aria-hidden />} onClick={play}>
          {t('live.room.play')}
        </Button>
      )}
      {state !== 'waiting' && <StateLine state={state} behind={watched.behind} />}
    </div>
  );
}
