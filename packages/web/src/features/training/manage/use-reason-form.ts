import { classLimits } from '@shuyuan/contract/training/class-limits';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { useT } from '../../../lib/texts.ts';
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts';

/** The reason of a step that people are told of. */
export function useReasonForm() {
  const t = useT('teaching');
  return useDraftForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => ({
      reason: isReason(reason) ? null : t('teaching.reason.wrong', { max: classLimits.reason }),
    }),
    refusals: { 'sensitive.found': 'reason', 'class.wrong-state': 'form' },
  });
}

export type ReasonForm = ReturnType<typeof useReasonForm>;

/** Whether a reason can be sent. */
export const isReason = (reason: string): boolean => textLength(reason) > 0 && textLength(reason) <= classLimits.reason;
