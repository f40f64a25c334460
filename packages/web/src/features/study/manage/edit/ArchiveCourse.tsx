import { archiveCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { type CourseForm, courseReads } from '../course-form.ts';

type Props = { course: CourseForm; onClose: () => void };

export function ArchiveCourse({ course: { id, title }, onClose }: Props) {
  const t = useT('courses');
  return (
    <RemoveDialog
      title={t('courses.archive.title', { title })}
      text={t('courses.archive.text')}
      confirmLabel={t('courses.archive')}
      doneText={t('courses.archived')}
      endpoint={archiveCourse}
      input={{ id }}
      refreshes={courseReads}
      claims={['course.wrong-state', 'course.sold']}
      onClose={onClose}
    />
  );
}
