import { Button } from '@mantine/core';
import { Share2 } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { AccuseButton } from '../moderation/AccuseButton.tsx';
import { CollectButton } from './CollectButton.tsx';
import { copyLink } from './copy-link.ts';
import { FollowQuestion } from './FollowQuestion.tsx';
import { LikeButton } from './LikeButton.tsx';
import type { Question } from './question.ts';
import classes from './QuestionPage.module.css';
import { useActing } from './use-acting.ts';

/** What every reader may do with something published. */
export function QuestionActions({ question }: { question: Question }) {
  const t = useT('share');
  const { id, kind, author, isPraised, praiseNum, collectId, collectNum, isAccused } = question;
  const isCollected = collectId !== null;
  const acting = useActing({ targetType: 'question', targetId: id, isPraised, praiseNum, isCollected, collectNum });
  const share = async () => {
    if (await copyLink({ id, kind })) acting.act('share');
  };
  return (
    <div className={classes.actions}>
      <LikeButton acting={acting} />
      <CollectButton acting={acting} />
      <FollowQuestion question={question} />
      <Button size="sm" variant="default" leftSection={<Share2 size={16} aria-hidden />} onClick={() => void share()}>
        {t('community.question.share')}
      </Button>
      <AccuseButton targetType="question" targetId={id} authorId={author.id} isAccused={isAccused} size="sm" />
    </div>
  );
}
