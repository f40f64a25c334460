import { Textarea } from '@mantine/core';
import { type AttendanceState, attendanceStates } from '@shuyuan/contract/training/attendance-states';
import { correctAttendance } from '@shuyuan/contract/training/attendance.wire';
import { classLimits } from '@shuyuan/contract/training/class-limits';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { ChoiceField } from '../../../../shared/forms/ChoiceField.tsx';
import { isReason } from '../use-reason-form.ts';
import { type AttendancePerson, attendanceReads } from './attendance-row.ts';

type Props = { meetingId: string; person: AttendancePerson; onClose: () => void };
type Draft = { readonly state: AttendanceState; readonly reason: string };

/** Says by hand how it was, with a reason; what was said before stays in the history. */
export function CorrectAttendance({ meetingId, person: { memberId, fullName, state }, onClose }: Props) {
  const t = useT('teaching');
  const words = useT('classes');
  const form = useDraftForm<Draft>({
    initial: { state: state ?? 'present', reason: '' },
    problemsOf: ({ reason }) => ({
      reason: isReason(reason) ? null : t('teaching.reason.wrong', { max: classLimits.reason }),
    }),
    refusals: { 'sensitive.found': 'reason', 'class.wrong-state': 'form', 'class.not-enrolled': 'form' },
  });
  const correcting = useWrite(correctAttendance, {
    claims: form.claims,
    refreshes: attendanceReads,
    onSuccess: () => {
      showNotice(t('teaching.correct.done'), 'success');
      onClose();
    },
  });
  const send = (draft: Draft): void =>
    correcting.mutate(
      { meetingId, memberId, state: draft.state, reason: draft.reason.trim() },
      { onError: form.refuse },
    );
  return (
    <DraftDialog
      form={form}
      title={t('teaching.correct.person', { name: fullName })}
      submitLabel={t('teaching.correct')}
      isBusy={correcting.isPending}
      onSend={send}
      onClose={onClose}
    >
      <ChoiceField
        label={t('teaching.people.state')}
        choices={attendanceStates}
        nameOf={(choice) => words(`classes.attendance.${choice}`)}
        value={form.draft.state}
        onChange={(choice) => form.change({ state: choice })}
      />
      <Textarea label={t('teaching.reason')} rows={3} required {...form.textField('reason')} />
    </DraftDialog>
  );
}
