import { ActionIcon, Menu } from '@mantine/core';
import { Archive, Copy, EllipsisVertical, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import type { CourseForm } from '../course-form.ts';
import { ArchiveCourse } from './ArchiveCourse.tsx';
import { PinCourse } from './PinCourse.tsx';
import { useCopyCourse } from './use-copy-course.ts';
import { WithdrawCourse } from './WithdrawCourse.tsx';

/** Things done with a course now and then: copied, pinned, withdrawn, archived. Nothing is offered that cannot be done. */
export function CourseMenu({ course, isDirty }: { course: CourseForm; isDirty: boolean }) {
  const t = useT('courses');
  const canCreate = useCan('course.create');
  const canPin = useCan('course.manageAll') && (course.state === 'published' || course.isTop);
  const [asking, setAsking] = useState<'withdraw' | 'archive' | null>(null);
  const { copy, isBusy } = useCopyCourse();
  const { id, can } = course;
  if (!canCreate && !canPin && !can.withdraw && !can.archive) return null;
  const close = (): void => setAsking(null);
  const icon = <EllipsisVertical size={18} aria-hidden />;
  if (isDirty)
    return (
      <IconButton
        label={t('courses.more')}
        variant="default"
        size={36}
        icon={icon}
        disabledReason={t('courses.saveFirst')}
        onClick={close}
      />
    );
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('courses.more')}>
            {icon}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canCreate && (
            <Menu.Item leftSection={<Copy size={16} aria-hidden />} disabled={isBusy} onClick={() => copy(id)}>
              {t('courses.copy')}
            </Menu.Item>
          )}
          {canPin && <PinCourse course={course} />}
          {can.withdraw && (
            <Menu.Item leftSection={<Undo2 size={16} aria-hidden />} onClick={() => setAsking('withdraw')}>
              {t('courses.withdraw')}
            </Menu.Item>
          )}
          {can.archive && (
            <Menu.Item leftSection={<Archive size={16} aria-hidden />} onClick={() => setAsking('archive')}>
              {t('courses.archive')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking === 'withdraw' && <WithdrawCourse course={course} onClose={close} />}
      {asking === 'archive' && <ArchiveCourse course={course} onClose={close} />}
    </>
  );
}
