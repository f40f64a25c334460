import { useT } from '../../../lib/texts.ts';
import { PersonName } from '../../../shared/people/PersonName.tsx';
import { Face } from '../../../ui/Face.tsx';
import type { CourseDetail } from './course-detail.ts';
import classes from './CourseHero.module.css';

export function CourseLecturer({ lecturer }: { lecturer: NonNullable<CourseDetail['lecturer']> }) {
  const t = useT('study');
  return (
    <div className={classes.lecturer}>
      <Face name={lecturer.fullName} src={lecturer.portrait} size={40} isNamed />
      <span>
        <PersonName memberId={lecturer.id} name={lecturer.fullName} />
        <span className={classes.second}>{t('study.course.lecturer')}</span>
      </span>
    </div>
  );
}
