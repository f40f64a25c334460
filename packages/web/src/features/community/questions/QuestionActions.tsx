import { AccuseButton } from '../moderation/AccuseButton.tsx';
import { CollectButton } from './CollectButton.tsx';
import { RewardButton } from '../../../shared/ledger/reward/RewardButton.tsx';
import { FollowQuestion } from './FollowQuestion.tsx';
import { LikeButton } from './LikeButton.tsx';
import { isShown, type Question } from './question.ts';
import classes from './QuestionPage.module.css';
import { ShareButton } from './ShareButton.tsx';

/** The buttons of something published, for what its reader may do with it. */
export function QuestionActions({ question }: { question: Question }) {
  const { id, title, state, isAccused, mayAccuse, mayReward } = question;
  return (
    <div className={classes.actions}>
      {isShown(state) && <LikeButton targetType="question" target={question} />}
      {isShown(state) && <CollectButton question={question} />}
      <FollowQuestion question={question} />
      {isShown(state) && <ShareButton question={question} />}
      {mayReward && <RewardButton targetType="question" targetId={id} name={title} size="sm" />}
      {mayAccuse && <AccuseButton targetType="question" targetId={id} isAccused={isAccused} size="sm" />}
    </div>
  );
}
