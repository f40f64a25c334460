import { selectHotTopics } from '@shuyuan/contract/community/topics.wire';
import { OptionalPart } from '../../shared/reads/OptionalPart.tsx';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import classes from './Places.module.css';

const shownTopics = 6;

/** Pleasant beside the accounts; without them nobody is disturbed (ERR-15). */
export function HotTopicChips() {
  const t = useT('common');
  return (
    <OptionalPart endpoint={selectHotTopics} input={{ page: 1, pageSize: shownTopics }}>
      {({ items }) =>
        items.length > 0 && (
          <ul className={classes.topics} aria-label={t('home.community.topics')}>
            {items.map(({ id, name }) => (
              <li key={id}>
                <PathLink to="topicDetail" params={{ id }} className={classes.topic}>
                  <span aria-hidden="true">#</span>
                  <bdi>{name}</bdi>
                </PathLink>
              </li>
            ))}
          </ul>
        )
      }
    </OptionalPart>
  );
}
