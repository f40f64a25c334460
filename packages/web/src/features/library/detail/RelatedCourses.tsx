import { listCourses } from '@shuyuan/contract/study/courses/course.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ItemView.module.css';

type Props = { topicId: string; exceptId: string | undefined };
const shown = 3;

/** Courses of its topic that the reader may learn. */
export function RelatedCourses({ topicId, exceptId }: Props) {
  const t = useT('library');
  const { data } = useRead(listCourses, { topicId, page: 1, pageSize: shown + 1 }, { claims: 'all' });
  const courses = (data?.items ?? []).filter(({ id }) => id !== exceptId).slice(0, shown);
  if (courses.length === 0) return null;
  return (
    <Panel title={t('library.related.courses')}>
      <ul className={classes.list}>
        {courses.map(({ id, title }) => (
          <li key={id}>
            <PathLink to="course" params={{ id }}>
              <bdi>{title}</bdi>
            </PathLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
