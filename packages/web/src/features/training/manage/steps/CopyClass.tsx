import { TextInput } from '@mantine/core';
import { addDays, isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import { dayIn } from '@shuyuan/contract/kernel/calendar/is-time-zone';
import { copyClass } from '@shuyuan/contract/training/manage-class.wire';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { type ClassForm, managedReads } from '../class-form.ts';

/** Four weeks after the first meeting, or after today where that is later. */
function initialDay({ timeZone, meetings }: ClassForm): string {
  const today = dayIn(timeZone, Date.now());
  const first = meetings[0] ? dayIn(timeZone, meetings[0].startTime) : today;
  return addDays(first > today ? first : today, 28);
}

/** A class held once more: a draft whose meetings follow a new first day. */
export function CopyClass({ training, onClose }: { training: ClassForm; onClose: () => void }) {
  const t = useT('teaching');
  const { id, title } = training;
  const form = useDraftForm({
    initial: () => ({ day: initialDay(training) }),
    problemsOf: ({ day }) => ({ day: isDay(day) ? null : t('teaching.copy.day.wrong') }),
    refusals: { 'sensitive.found': 'form', 'class.unknown-person': 'form' },
  });
  const copying = useWrite(copyClass, {
    claims: form.claims,
    refreshes: managedReads,
    onSuccess: (copy) => {
      showNotice(t('teaching.copy.done'), 'success');
      onClose();
      go('trainingManage', { id: copy.id });
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('teaching.copy.title', { name: title })}
      submitLabel={t('teaching.copy')}
      isBusy={copying.isPending}
      onSend={({ day }) => copying.mutate({ id, day }, { onError: form.refuse })}
      onClose={onClose}
    >
      <HintText>{t('teaching.copy.text')}</HintText>
      <TextInput type="date" label={t('teaching.copy.day')} required data-autofocus {...form.textField('day')} />
    </DraftDialog>
  );
}
