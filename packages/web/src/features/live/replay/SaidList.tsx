import { Button } from '@mantine/core';
import { listReplayMessages } from '@shuyuan/contract/live/replay.wire';
import { useEffect, useRef, useState } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import { useReads } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import classes from './Replay.module.css';

const pageSize = 100;

type Props = { liveId: string; second: number; onSeek: (seconds: number) => void };

/** What was said, in order; what belongs to the second being watched is marked and stays in sight. */
export function SaidList({ liveId, second, onSeek }: Props) {
  const t = useT('activity');
  const [pages, setPages] = useState(1);
  const inputs = Array.from({ length: pages }, (_, index) => ({ id: liveId, page: index + 1, pageSize }));
  const reads = useReads(listReplayMessages, inputs, { claims: 'all' });
  const items = reads.flatMap(({ data }) => data?.items ?? []);
  const count = reads[0]?.data?.recordCount;
  // What is sought is in the second that is shown, and not yet at the end of it.
  const current = items.findLastIndex(({ seconds }) => Math.floor(seconds) <= second);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children.item(current);
    // Only within the list: the page itself stays where the reader put it.
    if (line instanceof HTMLElement && list.current)
      list.current.scrollTo({ top: line.offsetTop - list.current.offsetTop - list.current.clientHeight / 2 });
  }, [current]);
  if (count === 0) return <p className={classes.empty}>{t('live.replay.said.empty')}</p>;
  return (
    <ol ref={list} className={classes.list} aria-label={t('live.replay.said')}>
      {items.map(({ id, kind, authorName, text, answer, seconds }, index) => (
        <li key={id}>
          <button
            type="button"
            className={classes.line}
            aria-current={index === current || undefined}
            data-current={index === current || undefined}
            title={t('live.replay.jump', { time: clockText(seconds) })}
            onClick={() => onSeek(seconds)}
          >
            <span className={classes.time}>{clockText(seconds)}</span>
            <span>
              <span className={classes.author}>
                <bdi>{authorName}</bdi>
                {kind === 'question' && ` · ${t('live.replay.ask')}`}
              </span>
              <bdi className={classes.text}>{text}</bdi>
              {answer && <bdi className={classes.answer}>{t('live.replay.answer', { text: answer })}</bdi>}
            </span>
          </button>
        </li>
      ))}
      {count !== undefined && items.length < count && (
        <li>
          <Button variant="subtle" fullWidth onClick={() => setPages(pages + 1)}>
            {t('live.replay.said.more')}
          </Button>
        </li>
      )}
    </ol>
  );
}
