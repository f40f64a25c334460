import { useSession } from '../../../lib/session.ts';
import { useQuestionParts } from '../questions/question-parts.ts';
import type { Discuss, Discussed } from './discuss.ts';

type Props = { question: Discussed; discuss: Discuss };

/** D-108: coins for an answer, not for a reply below it; nobody gives them to themselves, or to somebody who has left. */
export function RewardAnswer({ question, discuss: { id, parentId, author } }: Props) {
  const { Reward } = useQuestionParts();
  const isOwn = useSession(({ currentUser }) => currentUser?.id === author?.id);
  if (question.state !== 'active' || parentId !== null || isOwn || !author?.fullName) return null;
  return <Reward targetType="discuss" targetId={id} name={author.fullName} size="compact-sm" />;
}
