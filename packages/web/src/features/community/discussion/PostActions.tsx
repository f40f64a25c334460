import { Button } from '@mantine/core';
import { Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { AccuseButton } from '../moderation/AccuseButton.tsx';
import { LikeButton } from '../questions/LikeButton.tsx';
import { isShown } from '../questions/question.ts';
import type { Discuss, Discussed } from './discuss.ts';
import classes from './Discussion.module.css';
import { RemovePost } from './RemovePost.tsx';
import { RewardAnswer } from './RewardAnswer.tsx';
import { ShareAnswer } from './ShareAnswer.tsx';

const small = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;

type Props = { question: Discussed; discuss: Discuss; onReply: (() => void) | undefined };

/** The buttons of an answer or a reply, for what the reader may do with it. */
export function PostActions({ question, discuss, onReply }: Props) {
  const t = useT('share');
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, isAccused, mayRemove, mayAccuse } = discuss;
  return (
    <div className={classes.actions}>
      {isShown(question.state) && <LikeButton targetType="discuss" target={discuss} size="compact-sm" />}
      {onReply && (
        <Button {...small} leftSection={<Reply className={classes.turned} size={14} aria-hidden />} onClick={onReply}>
          {t('community.discuss.reply')}
        </Button>
      )}
      {!question.isCourse && (
        <>
          {isShown(question.state) && <ShareAnswer discuss={discuss} />}
          <RewardAnswer discuss={discuss} />
        </>
      )}
      {mayAccuse && <AccuseButton targetType="discuss" targetId={id} isAccused={isAccused} size="compact-sm" />}
      {mayRemove && (
        <Button {...small} leftSection={<Trash2 size={14} aria-hidden />} onClick={() => setIsRemoving(true)}>
          {t('community.discuss.remove')}
        </Button>
      )}
      {isRemoving && <RemovePost id={id} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}
