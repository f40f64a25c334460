import { Button } from '@mantine/core';
import { Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { AccuseButton } from '../moderation/AccuseButton.tsx';
import { LikeButton } from '../questions/LikeButton.tsx';
import { useActing } from '../questions/use-acting.ts';
import type { Discuss } from './discuss.ts';
import classes from './Discussion.module.css';
import { RemovePost } from './RemovePost.tsx';

const small = { size: 'compact-sm', variant: 'subtle', color: 'gray' } as const;
const neverCollected = { isCollected: false, collectNum: 0 } as const;

type Props = { discuss: Discuss; onReply: (() => void) | undefined };

/** What one may do with an answer or a reply. */
export function PostActions({ discuss, onReply }: Props) {
  const t = useT('share');
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, isPraised, praiseNum, isAccused, mayRemove, author } = discuss;
  const acting = useActing({ targetType: 'discuss', targetId: id, isPraised, praiseNum, ...neverCollected });
  return (
    <div className={classes.actions}>
      <LikeButton acting={acting} size="compact-sm" />
      {onReply && (
        <Button {...small} leftSection={<Reply className={classes.turned} size={14} aria-hidden />} onClick={onReply}>
          {t('community.discuss.reply')}
        </Button>
      )}
      <AccuseButton targetType="discuss" targetId={id} authorId={author?.id} isAccused={isAccused} size="compact-sm" />
      {mayRemove && (
        <Button {...small} leftSection={<Trash2 size={14} aria-hidden />} onClick={() => setIsRemoving(true)}>
          {t('community.discuss.remove')}
        </Button>
      )}
      {isRemoving && <RemovePost id={id} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}
