import { listTopicQuestions } from '@shuyuan/contract/community/question.wire';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ItemView.module.css';

const shown = 3;

/** Posts of its topic; none where the community is closed. */
export function RelatedPosts({ topicId }: { topicId: string }) {
  const t = useT('library');
  const { data } = useRead(listTopicQuestions, { id: topicId, page: 1, pageSize: shown }, { claims: 'all' });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Panel title={t('library.related.posts')}>
      <ul className={classes.list}>
        {data.items.map(({ id, title, kind }) => (
          <li key={id}>
            <PathLink to={kind === QuestionKind.ask ? 'questionDetail' : 'shareContentDetail'} params={{ id }}>
              <bdi>{title}</bdi>
            </PathLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
