import { Button } from '@mantine/core';
import { readReplay, remakeReplay } from '@shuyuan/contract/live/replay.wire';
import { RotateCw } from 'lucide-react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from './Replay.module.css';
import type { ReplayData } from './replay-draft.ts';

export function ReplayInTheMaking() {
  const t = useT('activity');
  return (
    <output className={classes.state}>
      <EmptyState art={<BlankScroll />} title={t('live.replay.making.title')} text={t('live.replay.making.text')} />
    </output>
  );
}

function MakeAgain({ liveId }: { liveId: string }) {
  const t = useT('activity');
  const remake = useWrite(remakeReplay, { refreshes: [readReplay] });
  return (
    <Button
      leftSection={<RotateCw size={16} aria-hidden />}
      loading={remake.isPending}
      onClick={() => remake.mutate({ id: liveId })}
    >
      {t('live.replay.again')}
    </Button>
  );
}

/** What was sent is kept when no film could be made of it; whoever manages the live may have it tried again. */
export function FailedReplay({ replay }: { replay: ReplayData }) {
  const t = useT('activity');
  return (
    <div className={classes.state}>
      <EmptyState
        art={<BlankScroll />}
        title={t('live.replay.failed.title')}
        text={t(replay.canEdit ? 'live.replay.failed.again' : 'live.replay.failed.text')}
        action={replay.canEdit && <MakeAgain liveId={replay.id} />}
      />
    </div>
  );
}
