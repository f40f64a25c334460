import { Button } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Composer } from './Composer.tsx';
import type { Discuss, Discussed } from './discuss.ts';
import classes from './Discussion.module.css';
import { Post } from './Post.tsx';
import { PostActions } from './PostActions.tsx';
import { Replies } from './Replies.tsx';

type Props = {
  question: Discussed;
  answer: Discuss;
  /** What the address leads to: this answer, or a reply below it. */
  at: string | undefined;
  reply: string | undefined;
  onReplied: (id: string) => void;
};

/** An answer with its replies folded below; writing one unfolds them. */
export function Answer({ question, answer, at, reply, onReplied }: Props) {
  const t = useT('share');
  const format = useFormat();
  const [isUnfolded, setIsUnfolded] = useState(reply !== undefined);
  const [led, setLed] = useState(reply);
  const [writesTo, setWritesTo] = useState<Discuss | null>(null);
  const name = writesTo?.author?.fullName ?? t('community.question.leftPerson');
  const begin = question.state === 'active' && answer.content !== null ? setWritesTo : undefined;
  // Another address may lead to a reply below an answer that is on the screen already, and in which somebody writes.
  if (led !== reply) {
    setLed(reply);
    if (reply !== undefined) setIsUnfolded(true);
  }
  const Arrow = isUnfolded ? ChevronUp : ChevronDown;
  return (
    <Post discuss={answer} isMarked={answer.id === at} faceSize={36}>
      {answer.content !== null && (
        <PostActions question={question} discuss={answer} onReply={begin && (() => begin(answer))} />
      )}
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
      {isUnfolded && <Replies question={question} answer={answer} at={reply} onReply={begin} />}
      {writesTo && (
        <Composer
          question={question}
          reply={{ parentId: answer.id, replyToId: writesTo.id === answer.id ? undefined : writesTo.id, name }}
          onSent={({ id }) => {
            setWritesTo(null);
            setIsUnfolded(true);
            onReplied(id);
          }}
          onCancel={() => setWritesTo(null)}
        />
      )}
    </Post>
  );
}
