import { Button } from '@mantine/core';
import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { Star } from 'lucide-react';
import { href } from '../../../lib/paths.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { closePage } from '../../../lib/navigation.ts';
import { QuietLectern } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from './Room.module.css';
import type { Gone } from './connection/room-connection.ts';

const scores = [1, 2, 3, 4, 5] as const;

/** Who has come in is written down within a second: whoever came just before the end is asked for again. */
const askAgainMs = 1_000;
const asksMax = 5;

/** D-066: from one to five stars, as soon as it is over. */
function Scoring({ liveId }: { liveId: string }) {
  const t = useT('activity');
  // What a page can do without: whoever may not score is not asked.
  const { data } = useRead(
    nativeCommunity.readScore,
    { id: liveId },
    {
      claims: 'all',
      refetchInterval: ({ state }) => {
        const asks = state.dataUpdateCount + state.errorUpdateCount;
        return state.data?.canScore || asks >= asksMax ? false : askAgainMs;
      },
    },
  );
  const save = useWrite(nativeCommunity.saveScore, { refreshes: [nativeCommunity.readScore] });
  if (!data?.canScore) return null;
  const mine = save.data?.mine ?? data.mine ?? 0;
  return (
    <fieldset className={classes.scores}>
      <legend>{t('live.room.score')}</legend>
      {scores.map((score) => (
        <button
          key={score}
          type="button"
          className={classes.score}
          aria-pressed={score === mine}
          data-lit={score <= mine || undefined}
          aria-label={t('live.room.score.of', { score })}
          onClick={() => save.mutate({ id: liveId, score })}
        >
          <Star size={28} aria-hidden />
        </button>
      ))}
      <output className={classes.scored}>{mine > 0 ? t('live.room.score.thanks') : ''}</output>
    </fieldset>
  );
}

type Props = {
  liveId: string;
  reason: Gone;
  /** Who held it is not thanked for watching, nor asked how it was. */
  isSpeaker: boolean;
};

/** The room has closed for this person: why, and where to go from here. */
export function EndedPanel({ liveId, reason, isSpeaker }: Props) {
  const t = useT('activity');
  const isMember = useSession(({ status }) => status === 'signed-in');
  const said = reason === 'ended' && isSpeaker ? 'held' : reason;
  const action = (
    <div className={classes.endActions}>
      {isMember && said === 'ended' && <Scoring liveId={liveId} />}
      {isMember && reason !== 'removed' && (
        <Button component="a" href={href('liveDetail', { id: liveId })}>
          {t('live.room.toDetail')}
        </Button>
      )}
      <Button variant="default" onClick={closePage}>
        {t('live.room.back')}
      </Button>
    </div>
  );
  return (
    <main className={classes.ended}>
      <h1 className={classes.hiddenTitle}>{t(`live.room.gone.${said}.title`)}</h1>
      <EmptyState
        size="page"
        art={<QuietLectern />}
        title={t(`live.room.gone.${said}.title`)}
        text={t(`live.room.gone.${said}.text`)}
        action={action}
      />
    </main>
  );
}
