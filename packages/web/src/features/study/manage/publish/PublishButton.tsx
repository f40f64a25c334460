import { Send } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import type { CourseForm } from '../course-form.ts';
import { PublishCourse } from './PublishCourse.tsx';

/** Asks what publishing would do; where nothing is new it says so. */
export function PublishButton({ course, isDirty }: { course: CourseForm; isDirty: boolean }) {
  const t = useT('courses');
  const [isOpen, setIsOpen] = useState(false);
  const isNothingNew = !course.hasDraft && course.state === 'published';
  const reason = isDirty ? t('courses.saveFirst') : isNothingNew ? t('courses.publish.nothingNew') : undefined;
  return (
    <>
      <ActionButton
        leftSection={<Send size={16} aria-hidden />}
        disabledReason={reason}
        onClick={() => setIsOpen(true)}
      >
        {t('courses.publish')}
      </ActionButton>
      {isOpen && <PublishCourse course={course} onClose={() => setIsOpen(false)} />}
    </>
  );
}
