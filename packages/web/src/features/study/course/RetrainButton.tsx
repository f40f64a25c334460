import { findCourseBasicInfo, readChapterInfo } from '@shuyuan/contract/study/courses/course.wire';
import { listRuns, retrain } from '@shuyuan/contract/study/runs/run.wire';
import { Button } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { CourseDetail } from './course-detail.ts';

/** Once more from the beginning; what was finished stays in the history. */
export function RetrainButton({ course }: { course: CourseDetail }) {
  const t = useT('study');
  const common = useT('common');
  const [isAsking, setIsAsking] = useState(false);
  const again = useWrite(retrain, {
    refreshes: [findCourseBasicInfo, readChapterInfo, listRuns],
    onSuccess: () => setIsAsking(false),
  });
  return (
    <>
      <Button variant="default" leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => setIsAsking(true)}>
        {t('study.course.again')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('study.course.again.title')}
        text={t('study.course.again.text', { version: course.publishedNumber })}
        confirmLabel={t('study.course.again')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isBusy={again.isPending}
        onConfirm={() => again.mutate({ courseId: course.id })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
