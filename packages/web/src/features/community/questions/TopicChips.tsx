import { Hash } from 'lucide-react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { QuestionCardData } from './question.ts';
import classes from './Questions.module.css';

export function TopicChips({ topics }: Pick<QuestionCardData, 'topics'>) {
  const t = useT('share');
  if (topics.length === 0) return null;
  return (
    <ul className={classes.topics} aria-label={t('community.question.topics')}>
      {topics.map(({ topicId, topicName }) => (
        <li key={topicId}>
          <PathLink to="topicDetail" params={{ id: topicId }} className={classes.topic}>
            <Hash size={12} aria-hidden />
            <bdi>{topicName}</bdi>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
