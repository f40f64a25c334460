import { readReplay } from '@shuyuan/contract/live/replay.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { EditReplay } from './EditReplay.tsx';
import { FailedReplay, ReplayInTheMaking } from './NoReplayYet.tsx';
import classes from './Replay.module.css';
import type { ReplayData } from './replay-draft.ts';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { seekFilm, useStartSecond } from '../../../shared/replay/use-second.ts';

/** How often one who waits asks whether it is there. */
const askMs = 3_000;

type Props = {
  liveId: string;
  subject: string;
  /** Just over: the making of it has perhaps not begun. */
  isFresh: boolean;
};

const NoFilm = ({ replay }: { replay: ReplayData }) =>
  replay.state === 'failed' ? <FailedReplay replay={replay} /> : <ReplayInTheMaking />;

/** What was sent, to watch again, with what was said beside it at the same second (D-072). */
export function Replay({ liveId, subject, isFresh }: Props) {
  const t = useT('activity');
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  useStartSecond(film);
  const { data: replay } = useRead(
    readReplay,
    { id: liveId },
    {
      claims: ['live.no-replay'],
      refetchInterval: ({ state: { data } }) =>
        (data ? data.state === 'waiting' || data.state === 'running' : isFresh) ? askMs : false,
    },
  );
  if (!replay || replay.state === 'none') return null;
  return (
    <Panel
      title={t('live.replay.title')}
      action={replay.canEdit && replay.seconds !== null && <EditReplay replay={replay} />}
    >
      {replay.fileId === null ? (
        <NoFilm replay={replay} />
      ) : (
        <div className={classes.root}>
          <div className={classes.player}>
            <ReplayPlayer key={replay.fileId} fileId={replay.fileId} name={subject} onElement={setFilm} />
          </div>
          <ReplaySide replay={replay} film={film} onSeek={(seconds) => seekFilm(film, seconds)} />
        </div>
      )}
    </Panel>
  );
}
