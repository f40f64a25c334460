import { listReplayMessages } from '@shuyuan/contract/live/replay.wire';
import { useState } from 'react';
import { useReads } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { SpokenLines } from '../../../shared/replay/SpokenLines.tsx';
import classes from './Replay.module.css';

const pageSize = 100;

type Props = { liveId: string; second: number; onSeek: (seconds: number) => void };

/** What was said, in order, following the film. */
export function SaidList({ liveId, second, onSeek }: Props) {
  const t = useT('activity');
  const [pages, setPages] = useState(1);
  const inputs = Array.from({ length: pages }, (_, index) => ({ id: liveId, page: index + 1, pageSize }));
  const reads = useReads(listReplayMessages, inputs, { claims: 'all' });
  const items = reads.flatMap(({ data }) => data?.items ?? []);
  const count = reads[0]?.data?.recordCount;
  if (count === 0) return <p className={classes.empty}>{t('live.replay.said.empty')}</p>;
  const lines = items.map(({ kind, authorName, answer, ...line }) => ({
    ...line,
    by: kind === 'question' ? `${authorName} · ${t('live.replay.ask')}` : authorName,
    answer: answer === null ? undefined : t('live.replay.answer', { text: answer }),
  }));
  const hasMore = count !== undefined && items.length < count;
  return (
    <SpokenLines
      label={t('live.replay.said')}
      {...{ lines, second, onSeek }}
      jumpTitle={(time) => t('live.replay.jump', { time })}
      more={hasMore ? { label: t('live.replay.said.more'), onMore: () => setPages(pages + 1) } : undefined}
    />
  );
}
