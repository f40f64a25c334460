import { Button } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Composer } from './Composer.tsx';
import type { Discuss } from './discuss.ts';
import classes from './Discussion.module.css';
import { Post } from './Post.tsx';
import { PostActions } from './PostActions.tsx';
import { Replies } from './Replies.tsx';

type Props = {
  questionId: string;
  answer: Discuss;
  /** What the address leads to: this answer, or a reply below it. */
  at: string | undefined;
  reply: string | undefined;
  isOpen: boolean;
};

/** An answer with its replies folded below; writing one unfolds them. */
export function Answer({ questionId, answer, at, reply, isOpen }: Props) {
  const t = useT('share');
  const format = useFormat();
  const [isUnfolded, setIsUnfolded] = useState(reply !== undefined);
  const [writesTo, setWritesTo] = useState<Discuss | null>(null);
  const name = writesTo?.author?.fullName ?? t('community.question.leftPerson');
  const begin = isOpen && answer.content !== null ? setWritesTo : undefined;
  const Arrow = isUnfolded ? ChevronUp : ChevronDown;
  return (
    <Post discuss={answer} isMarked={answer.id === at} faceSize={36}>
      {answer.content !== null && <PostActions discuss={answer} onReply={begin && (() => begin(answer))} />}
      {answer.replyNum > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.fold ?? ''}
          aria-expanded={isUnfolded}
          leftSection={<Arrow size={14} aria-hidden />}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'community.discuss.replies.fold' : 'community.discuss.replies.unfold', {
            count: format.count(answer.replyNum),
          })}
        </Button>
      )}
      {isUnfolded && <Replies questionId={questionId} answer={answer} at={reply} onReply={begin} />}
      {writesTo && (
        <Composer
          key={writesTo.id}
          questionId={questionId}
          reply={{ parentId: answer.id, replyToId: writesTo.id === answer.id ? undefined : writesTo.id, name }}
          onSent={() => {
            setWritesTo(null);
            setIsUnfolded(true);
          }}
          onCancel={() => setWritesTo(null)}
        />
      )}
    </Post>
  );
}
