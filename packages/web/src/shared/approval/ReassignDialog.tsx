import { listProcesses, listWaiting, readProcess, reassign } from '@shuyuan/contract/approval/approval.wire';
import { commentMax } from '@shuyuan/contract/approval/approvers';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useFormDialogTexts } from '../../lib/part-texts.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { OpenApprover } from './ApprovalSteps.tsx';
import { type FoundPerson, PersonSearch } from '../people/PersonSearch.tsx';

type Props = {
  process: OutputOf<typeof readProcess>;
  approver: OpenApprover;
  onClose: () => void;
  /** Somebody was faster: it is read again. */
  onStale: () => void;
};

/** An administrator chooses who decides a waiting step instead of the one who is asked. */
export function ReassignDialog({ process, approver, onClose, onStale }: Props) {
  const t = useT('personal');
  const words = useFormDialogTexts();
  const [receiver, setReceiver] = useState<FoundPerson | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const reassigning = useWrite(reassign, {
    refreshes: [readProcess, listWaiting, listProcesses],
    onSuccess: () => {
      showNotice(t('approvals.reassigned'), 'success');
      onClose();
    },
  });
  const stepApprovers = process.steps.find(({ position }) => position === approver.position)?.approvers ?? [];
  const save = () => {
    setIsTried(true);
    if (!receiver) return;
    const { processInstanceId: id } = process;
    const input = { id, position: approver.position, approverId: approver.id, receiverId: receiver.id, comment };
    reassigning.mutate(input, { onError: onStale });
  };
  return (
    <FormDialog
      {...words}
      isOpen
      title={t('approvals.reassign.of', { name: approver.fullName })}
      submitLabel={t('approvals.reassign')}
      isBusy={reassigning.isPending}
      isDirty={receiver !== null || comment !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('approvals.reassign.text', { name: approver.fullName })}</p>
      {receiver && <p>{t('approvals.reassign.chosen', { name: receiver.fullName })}</p>}
      <PersonSearch
        label={t('approvals.deputy.search')}
        placeholder={t('approvals.person.placeholder')}
        noneFound={t('approvals.person.none')}
        error={isTried && !receiver && t('approvals.reassign.required')}
        exceptIds={[process.starter.id, ...stepApprovers.map(({ id }) => id)]}
        onChoose={setReceiver}
      />
      <Textarea
        label={t('approvals.reassign.comment')}
        value={comment}
        maxLength={commentMax}
        rows={2}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
