import type { CourseForm } from '../course-form.ts';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { HomeworkPanel } from '../homework/HomeworkPanel.tsx';
import { OutlineEditor } from '../outline/OutlineEditor.tsx';
import { LearnersPanel } from '../report/LearnersPanel.tsx';
import type { EditTab } from './edit-address.ts';

type Props = { course: CourseForm; tab: EditTab; onDirty: (isDirty: boolean) => void };

/** A saved side begins anew with what was saved; what others save meanwhile is refused as stale, never written over. */
export function CourseSide({ course, tab, onDirty }: Props) {
  if (tab === 'fields') return <FieldsForm key={course.revision} course={course} onDirty={onDirty} />;
  if (tab === 'learners') return <LearnersPanel courseId={course.id} canRemind={course.can.remind} />;
  if (tab === 'homework') return <HomeworkPanel courseId={course.id} />;
  return <OutlineEditor key={course.revision} course={course} onDirty={onDirty} />;
}
