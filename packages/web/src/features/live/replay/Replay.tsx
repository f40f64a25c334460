import { readReplay } from '@shuyuan/contract/live/replay.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useLiveParts } from '../live-parts.ts';
import { EditReplay } from './EditReplay.tsx';
import classes from './Replay.module.css';
import { ReplaySide } from './ReplaySide.tsx';
import { seekFilm } from './use-second.ts';

/** How often one who waits asks whether it is there. */
const askMs = 3_000;

type Props = {
  liveId: string;
  subject: string;
  /** Just over: the making of it has perhaps not begun. */
  isFresh: boolean;
};

function NotYet({ state }: { state: 'making' | 'failed' }) {
  const t = useT('activity');
  return (
    <output className={classes.state}>
      <EmptyState art={<BlankScroll />} title={t(`live.replay.${state}.title`)} text={t(`live.replay.${state}.text`)} />
    </output>
  );
}

/** What was sent, to watch again, with what was said beside it at the same second (D-072). */
export function Replay({ liveId, subject, isFresh }: Props) {
  const t = useT('activity');
  const { ReplayPlayer } = useLiveParts();
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
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
        <NotYet state={replay.state === 'failed' ? 'failed' : 'making'} />
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
