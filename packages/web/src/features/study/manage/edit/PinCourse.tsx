import { Menu } from '@mantine/core';
import { Pin, PinOff } from 'lucide-react';
import { useT } from '../../../../lib/texts.ts';
import type { CourseForm } from '../course-form.ts';
import { usePinCourse } from './use-pin-course.ts';

/** STUDY-09: for whoever manages all courses. */
export function PinCourse({ course: { id, isTop } }: { course: CourseForm }) {
  const t = useT('courses');
  const { pin, isBusy } = usePinCourse();
  const Icon = isTop ? PinOff : Pin;
  return (
    <Menu.Item leftSection={<Icon size={16} aria-hidden />} disabled={isBusy} onClick={() => pin(id, !isTop)}>
      {t(isTop ? 'courses.unpin' : 'courses.pin')}
    </Menu.Item>
  );
}
