import { Button } from '@mantine/core';
import { ArrowLeft, Eye } from 'lucide-react';
import { go } from '../../../../lib/navigation.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import type { CourseForm } from '../course-form.ts';
import { PublishButton } from '../publish/PublishButton.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import classes from './CourseHead.module.css';
import { CourseMenu } from './CourseMenu.tsx';

type Props = {
  course: CourseForm;
  /** A form below it is not saved. */
  isDirty: boolean;
};

/** The title of a course, its state, and the steps its manager can take with it. */
export function CourseHead({ course, isDirty }: Props) {
  const t = useT('courses');
  const { id, title, can } = course;
  const actions = (
    <>
      <CourseMenu course={course} isDirty={isDirty} />
      <Button
        variant="default"
        leftSection={<Eye size={16} aria-hidden />}
        onClick={() => go('course', { id }, { preview: 1 })}
      >
        {t('courses.preview')}
      </Button>
      {can.publish && <PublishButton course={course} isDirty={isDirty} />}
    </>
  );
  return (
    <div>
      <PathLink to="centerMy" params={{ name: 'courses' }} className={classes.back}>
        <ArrowLeft size={16} aria-hidden className={classes.arrow} />
        {t('courses.back')}
      </PathLink>
      <PageTitle title={<bdi>{title}</bdi>} description={<CourseFacts course={course} />} actions={actions} />
    </div>
  );
}
