import {
  listRegradeQuestions,
  listRegrades,
  previewRegrade,
  regradeExam,
} from '@shuyuan/contract/exams/marking/regrade.wire';
import { claimedText } from '../../../../lib/claimed-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useRefresh, useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { examReads } from '../exam-form.ts';
import type { RegradeInput } from './regrade-input.ts';
import type { RegradePlan } from './regrade-plan.ts';

type Props = { input: RegradeInput; plan: RegradePlan; onDone: () => void; onClose: () => void };

const claims = ['exam.wrong-regrade', 'request.stale'] as const;

/** Asks before marks change, and writes what the dry run has shown; where something changed meanwhile it is shown again. */
export function ConfirmRegrade({ input, plan, onDone, onClose }: Props) {
  const t = useT('examining');
  const common = useT('common');
  const format = useFormat();
  const refresh = useRefresh();
  const { digest, changedCount, passedCount, failedCount } = plan;
  const regrade = useWrite(regradeExam, {
    claims,
    refreshes: [...examReads, listRegrades, listRegradeQuestions],
    onSuccess: (done) => {
      showNotice(t('examining.regrade.done', { count: format.count(done.changedCount) }), 'success');
      onClose();
      onDone();
    },
  });
  const text = (
    <>
      <p>{t('examining.regrade.confirm.text', { count: format.count(changedCount) })}</p>
      <p>{t('examining.regrade.turned', { passed: format.count(passedCount), failed: format.count(failedCount) })}</p>
      {input.mayLower && <p>{t('examining.regrade.confirm.lower')}</p>}
    </>
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('examining.regrade.confirm')}
      text={text}
      confirmLabel={t('examining.regrade.do')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={regrade.isPending}
      error={claimedText(regrade.error, claims)}
      onConfirm={() => regrade.mutate({ ...input, digest }, { onError: () => refresh(previewRegrade) })}
      onCancel={onClose}
    />
  );
}
