import { Textarea } from '@mantine/core';
import { ApprovalBusinessType, approvalBusinessTypeLabels } from '@shuyuan/contract/approval/approval-business-types';
import { summaryMax } from '@shuyuan/contract/approval/approvers';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { useSession } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { FormDialog } from '../../../../ui/FormDialog.tsx';
import classes from './ApprovalSubmission.module.css';

type Props = { startTime: number; isBusy: boolean; onSubmit: (summary: string) => void; onClose: () => void };

/** APPROVAL-04: what goes with it by itself is shown; only the words for the approvers are asked for. */
export function ApprovalSubmission({ startTime, isBusy, onSubmit, onClose }: Props) {
  const t = useT('activity');
  const words = useFormDialogTexts();
  const format = useFormat();
  const starter = useSession((session) => session.currentUser?.fullName ?? '');
  const organization = useSession((session) => session.organization?.name ?? '');
  const [summary, setSummary] = useState('');
  const facts = [
    [t('live.approval.organization'), organization],
    [t('live.approval.kind'), t(approvalBusinessTypeLabels[ApprovalBusinessType.live])],
    [t('live.approval.starter'), starter],
    [t('live.form.startTime'), format.dateTime(startTime)],
  ] as const;
  return (
    <FormDialog
      {...words}
      isOpen
      title={t('live.approval.title')}
      submitLabel={t('live.manage.do.submitApproval')}
      isBusy={isBusy}
      isDirty={summary !== ''}
      onSubmit={() => onSubmit(summary.trim())}
      onClose={onClose}
    >
      <Facts className={classes.facts} facts={facts} />
      <Textarea
        label={t('live.approval.summary')}
        description={t('live.approval.summary.hint')}
        maxLength={summaryMax}
        rows={5}
        data-autofocus
        value={summary}
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
