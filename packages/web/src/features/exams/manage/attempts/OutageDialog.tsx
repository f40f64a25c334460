import { TextInput } from '@mantine/core';
import { giveBackTime, listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useFormat } from '../../../../lib/format.ts';
import { localTime, timeOf } from '../../../../lib/local-time.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';

type Draft = { readonly start: string; readonly end: string };

/** The last ten minutes, whole: the usual case is somebody who has just seen it come back. */
const justNow = (): Draft => {
  const end = Math.floor(Date.now() / minuteMs) * minuteMs;
  return { start: localTime(end - 10 * minuteMs), end: localTime(end) };
};

function isOutage({ start, end }: Draft, now: number): boolean {
  const [from, to] = [timeOf(start), timeOf(end)];
  return from !== null && to !== null && to > from && to <= now && to - from <= dayMs;
}

/** Gives everybody who was answering the time an outage took, by one click. */
export function OutageDialog({ examId, onClose }: { examId: string; onClose: () => void }) {
  const t = useT('examining');
  const format = useFormat();
  const form = useDraftForm<Draft>({
    initial: justNow,
    problemsOf: (draft, now) => ({ end: isOutage(draft, now) ? null : t('examining.outage.wrong') }),
    refusals: { 'exam.wrong-outage': 'end' },
  });
  const giving = useWrite(giveBackTime, {
    claims: form.claims,
    refreshes: [listAttempts],
    onSuccess: ({ attemptCount, reopenedCount }) => {
      const counts = { count: format.count(attemptCount), reopened: format.count(reopenedCount) };
      if (attemptCount === 0) showNotice(t('examining.outage.none'), 'info');
      else showNotice(t('examining.outage.given', counts), 'success');
      onClose();
    },
  });
  const send = ({ start, end }: Draft): void =>
    giving.mutate({ id: examId, startTime: timeOf(start) ?? 0, endTime: timeOf(end) ?? 0 }, { onError: form.refuse });
  return (
    <DraftDialog
      form={form}
      title={t('examining.outage')}
      submitLabel={t('examining.outage.give')}
      isBusy={giving.isPending}
      onSend={send}
      onClose={onClose}
    >
      <HintText>{t('examining.outage.text')}</HintText>
      <TextInput type="datetime-local" label={t('examining.outage.start')} required {...form.textField('start')} />
      <TextInput type="datetime-local" label={t('examining.outage.end')} required {...form.textField('end')} />
    </DraftDialog>
  );
}
