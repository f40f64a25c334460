import { useT } from '../../../lib/texts.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { ContinueHero } from './ContinueHero.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import classes from './StudyHome.module.css';
import { useBegunCourses } from './use-begun-courses.ts';

/** The one learned last, large, and two more; who has begun none is shown the catalogue alone (ERR-15). */
const shown = 3;

export function ContinueSection() {
  const t = useT('study');
  const { data } = useBegunCourses(shown);
  const [last, ...others] = data?.items ?? [];
  if (!last) return null;
  return (
    <section aria-label={t('study.home.continue')}>
      <Stack gap={12}>
        <ContinueHero course={last} />
        {others.length > 0 && (
          <ul className={classes.others}>
            {others.map((course) => (
              <li key={course.id}>
                <ContinueRow course={course} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}
