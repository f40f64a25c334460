import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { CourseTable } from './CourseTable.tsx';
import { NewCourse } from './NewCourse.tsx';

/** The courses somebody made, teaches or administers, with how many learn them. */
export function MyCoursesPage() {
  const t = useT('courses');
  const canCreate = useCan('course.create');
  const [isCreating, setIsCreating] = useState(false);
  const create = canCreate && (
    <ActionButton leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
      {t('courses.create')}
    </ActionButton>
  );
  return (
    <>
      <PageTitle title={t('courses.title')} description={t('courses.description')} actions={create} />
      <CourseTable />
      {isCreating && <NewCourse onClose={() => setIsCreating(false)} />}
    </>
  );
}
