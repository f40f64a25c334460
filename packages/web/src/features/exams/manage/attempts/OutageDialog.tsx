import { TextInput } from '@mantine/core';
import { findOutage, giveBackTime, listAttempts } from '@shuyuan/contract/exams/taking/attempts.wire';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { localTime, timeOf } from '../../../../lib/local-time.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useRead, useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { DraftDialog } from '../../../../shared/forms/DraftDialog.tsx';
import { useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../../ui/HintText.tsx';

type Draft = { readonly start: string; readonly end: string };

type Outage = { readonly startTime: number; readonly endTime: number };

/** The last ten minutes, whole, where nobody was silent: somebody knows of an outage the answers say nothing of. */
function justNow(): Outage {
  const endTime = Math.floor(Date.now() / minuteMs) * minuteMs;
  return { startTime: endTime - 10 * minuteMs, endTime };
}

/** The outage the fields say; a moment nobody touched keeps its seconds. */
const chosenOutage = ({ start, end }: Draft, found: Outage) => ({
  from: timeOf(start, found.startTime),
  to: timeOf(end, found.endTime),
});

function isOutage(draft: Draft, found: Outage, now: number): boolean {
  const { from, to } = chosenOutage(draft, found);
  // The clock of this machine may be behind that of the server, which knows how long nobody was heard.
  const last = Math.max(now, found.endTime);
  return from !== null && to !== null && to > from && to <= last && to - from <= dayMs;
}

type Props = { examId: string; onClose: () => void };

/** Gives everybody who was answering the time an outage took, by one click: from when until when is known. */
export function OutageDialog(props: Props) {
  const [opened] = useState(justNow);
  const read = useRead(findOutage, { id: props.examId }, { claims: 'notices', gcTime: 0, staleTime: Infinity });
  if (read.isPending) return null;
  return <OutageForm {...props} found={read.data?.outage ?? opened} />;
}

function OutageForm({ examId, found, onClose }: Props & { found: Outage }) {
  const t = useT('examining');
  const format = useFormat();
  const form = useDraftForm<Draft>({
    initial: { start: localTime(found.startTime), end: localTime(found.endTime) },
    problemsOf: (draft, now) => ({ end: isOutage(draft, found, now) ? null : t('examining.outage.wrong') }),
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
  const send = (draft: Draft): void => {
    const { from, to } = chosenOutage(draft, found);
    giving.mutate({ id: examId, startTime: from ?? 0, endTime: to ?? 0 }, { onError: form.refuse });
  };
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
