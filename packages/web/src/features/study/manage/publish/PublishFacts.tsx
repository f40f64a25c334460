import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { audienceDraftOf } from '../../../../shared/audience/audience-draft.ts';
import { AudienceSummary } from '../../../../shared/audience/AudienceSummary.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import type { CourseForm } from '../course-form.ts';
import classes from './Publish.module.css';
import type { PublishPreview } from './publish-preview.ts';

type Problem = PublishPreview['problems'][number];

function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useT('courses');
  if (problems.length === 0) return null;
  return (
    <Card tone="cinnabar" role="alert">
      <p className={classes.title}>{t('courses.publish.problems')}</p>
      <ul className={classes.list}>
        {problems.map(({ rule, title }) => (
          <li key={`${rule} ${title}`}>{t(`courses.problem.${rule}`, { title: title ?? '' })}</li>
        ))}
      </ul>
    </Card>
  );
}

function Titles({ label, titles }: { label: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div>
      <p className={classes.title}>{label}</p>
      <ul className={classes.list}>
        {[...new Set(titles)].map((title) => (
          <li key={title}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything that keeps a draft from being published, what it adds and takes away, and for whom it is. */
export function PublishFacts({ course, preview }: { course: CourseForm; preview: PublishPreview }) {
  const t = useT('courses');
  const format = useFormat();
  const { problems, addedTitles, removedTitles, audienceCount } = preview;
  return (
    <>
      <Problems problems={problems} />
      <HintText size="base">{t('courses.publish.audience', { count: format.count(audienceCount) })}</HintText>
      <AudienceSummary audience={audienceDraftOf(course, course.audienceMembers)} />
      <Titles label={t('courses.publish.added')} titles={addedTitles} />
      <Titles label={t('courses.publish.removed')} titles={removedTitles} />
    </>
  );
}
