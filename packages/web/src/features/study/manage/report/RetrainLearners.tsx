import { Button } from '@mantine/core';
import { retrainLearners } from '@shuyuan/contract/study/runs/manage-runs.wire';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { courseReads } from '../course-form.ts';

type Props = { courseId: string; memberIds: readonly string[]; onDone: () => void };
const claims = ['course.not-finished', 'course.wrong-state'] as const;

/** Opens the next run for chosen people who have finished; asks first, for they begin anew. */
export function RetrainLearners({ courseId, memberIds, onDone }: Props) {
  const t = useT('courses');
  const common = useT('common');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const retrain = useWrite(retrainLearners, {
    claims,
    refreshes: courseReads,
    onSuccess: ({ openedCount }) => {
      showNotice(t('courses.retrain.done', { count: format.count(openedCount) }), 'success');
      setIsOpen(false);
      onDone();
    },
  });
  return (
    <>
      <Button variant="default" leftSection={<RotateCcw size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('courses.retrain')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('courses.retrain.title')}
        text={t('courses.retrain.text', { count: format.count(memberIds.length) })}
        confirmLabel={t('courses.retrain')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isBusy={retrain.isPending}
        error={claimedText(retrain.error, claims)}
        onConfirm={() => retrain.mutate({ id: courseId, memberIds: [...memberIds] })}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}
