import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Topic } from './TopicCard.tsx';
import classes from './Topics.module.css';

export function TopicLines({ topics }: { topics: readonly Topic[] }) {
  const t = useT('common');
  const format = useFormat();
  return (
    <ul className={classes.lines}>
      {topics.map(({ id, name, attentionNum }) => (
        <li key={id}>
          <PathLink to="topicDetail" params={{ id }} className={classes.line}>
            <bdi>{name}</bdi>
            <span className={classes.soft}>{t('follow.followers', { count: format.abbreviated(attentionNum) })}</span>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
