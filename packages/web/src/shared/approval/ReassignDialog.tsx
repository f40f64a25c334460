import { listProcesses, listWaiting, readProcess, reassign } from '@shuyuan/contract/approval/approval.wire';
import { commentMax } from '@shuyuan/contract/approval/approvers';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { Textarea } from '@mantine/core';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { DraftDialog } from '../forms/DraftDialog.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import type { OpenApprover } from './ApprovalSteps.tsx';
import { type FoundPerson, PersonSearch } from '../people/PersonSearch.tsx';

type ReassignDraft = { readonly receiver: FoundPerson | null; readonly comment: string };
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
  const form = useDraftForm<ReassignDraft>({
    initial: { receiver: null, comment: '' },
    problemsOf: ({ receiver }) => ({ receiver: receiver ? null : t('approvals.reassign.required') }),
  });
  const { receiver } = form.draft;
  const reassigning = useWrite(reassign, {
    refreshes: [readProcess, listWaiting, listProcesses],
    onSuccess: () => {
      showNotice(t('approvals.reassigned'), 'success');
      onClose();
    },
  });
  const stepApprovers = process.steps.find(({ position }) => position === approver.position)?.approvers ?? [];
  const save = ({ receiver: chosen, comment }: ReassignDraft) => {
    if (!chosen) return;
    const { processInstanceId: id } = process;
    const input = { id, position: approver.position, approverId: approver.id, receiverId: chosen.id, comment };
    reassigning.mutate(input, { onError: onStale });
  };
  return (
    <DraftDialog
      form={form}
      title={t('approvals.reassign.of', { name: approver.fullName })}
      submitLabel={t('approvals.reassign')}
      isBusy={reassigning.isPending}
      onSend={save}
      onClose={onClose}
    >
      <p>{t('approvals.reassign.text', { name: approver.fullName })}</p>
      {receiver && <p>{t('approvals.reassign.chosen', { name: receiver.fullName })}</p>}
      <PersonSearch
        label={t('approvals.deputy.search')}
        placeholder={t('approvals.person.placeholder')}
        noneFound={t('approvals.person.none')}
        error={form.problems.receiver}
        exceptIds={[process.starter.id, ...stepApprovers.map(({ id }) => id)]}
        onChoose={(person) => form.change({ receiver: person })}
      />
      <Textarea
        label={t('approvals.reassign.comment')}
        maxLength={commentMax}
        rows={2}
        {...form.textField('comment')}
      />
    </DraftDialog>
  );
}
