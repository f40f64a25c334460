import { Button } from '@mantine/core';
import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { useState } from 'react';
import { useRead, useReads } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { type Discuss, type Discussed, repliesShown, subjectOf } from './discuss.ts';
import classes from './Discussion.module.css';
import { Post } from './Post.tsx';
import { PostActions } from './PostActions.tsx';

type Props = {
  question: Discussed;
  answer: Discuss;
  /** The reply the address leads to. */
  at: string | undefined;
  onReply: ((to: Discuss) => void) | undefined;
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** What people said to an answer, some at a time; as many as are needed to show the one the address leads to. */
export function Replies({ question, answer, at, onReply }: Props) {
  const t = useT('share');
  const common = useT('common');
  const [pages, setPages] = useState(1);
  const input = { ...subjectOf(question), parentId: answer.id, pageSize: repliesShown };
  const located = useRead(
    listDiscussions,
    { ...input, page: 1, at: at ?? '' },
    { enabled: at !== undefined, claims: 'all' },
  );
  // What was once in sight stays there when the address leads on.
  const shown = Math.max(pages, located.data?.page ?? 1);
  if (shown > pages) setPages(shown);
  const reads = useReads(
    listDiscussions,
    upTo(shown).map((page) => ({ ...input, page })),
    { claims: 'notices' },
  );
  const replies = reads.flatMap(({ data }) => data?.items ?? []);
  const total = reads.find(({ data }) => data)?.data?.recordCount ?? answer.replyNum;
  const failed = reads.find(({ isError, data }) => isError && !data);
  return (
    <div className={classes.replies}>
      <ul className={classes.list} aria-label={t('community.discuss.replies')}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <Post discuss={reply} isMarked={reply.id === at} faceSize={28}>
              {reply.content !== null && (
                <PostActions question={question} discuss={reply} onReply={onReply && (() => onReply(reply))} />
              )}
            </Post>
          </li>
        ))}
      </ul>
      {reads.some(({ isPending }) => isPending) && <SkeletonList label={common('shell.loading')} count={2} />}
      {failed && <ReadFailure read={failed} title={t('community.discuss.failed')} />}
      {shown * repliesShown < total && (
        <Button size="compact-sm" variant="subtle" onClick={() => setPages(shown + 1)}>
          {t('community.discuss.replies.more')}
        </Button>
      )}
    </div>
  );
}
