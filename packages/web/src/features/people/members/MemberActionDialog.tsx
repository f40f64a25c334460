import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import type { MemberAction } from '@shuyuan/contract/people/member-state';
import { changeMemberState, resetPassword } from '@shuyuan/contract/people/members.wire';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ManagedMember } from './member-form.ts';
import { readsOfMembers } from './member-writes.ts';

export type AskedAction = MemberAction | 'reset';

const claims: readonly ErrorCode[] = [
  'member.wrong-state',
  'member.not-oneself',
  'member.needs-platform-admin',
  'member.last-administrator',
];
type Props = {
  action: AskedAction;
  member: ManagedMember;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/** Asks before somebody is put out, called back or given a one-time password; a refusal stays in the dialog. */
export function MemberActionDialog({ action, member, onPassword, onClose }: Props) {
  const t = useT('admin');
  const texts = useFormDialogTexts();
  const name = member.fullName;
  const options = { claims, refreshes: readsOfMembers };
  const changing = useWrite(changeMemberState, {
    ...options,
    onSuccess: (_answer, input) => {
      showNotice(t(`admin.members.${input.action}.done`, { name }), 'success');
      onClose();
    },
  });
  const resetting = useWrite(resetPassword, { ...options, onSuccess: ({ password }) => onPassword(password) });
  const confirm = () =>
    action === 'reset' ? resetting.mutate({ id: member.id }) : changing.mutate({ id: member.id, action });
  return (
    <ConfirmDialog
      isOpen
      title={t(`admin.members.${action}.title`, { name })}
      text={t(`admin.members.${action}.text`)}
      confirmLabel={t(`admin.members.${action}.action`)}
      cancelLabel={texts.cancelLabel}
      closeLabel={texts.closeLabel}
      isDestructive={action === 'suspend' || action === 'leave'}
      isBusy={changing.isPending || resetting.isPending}
      error={claimedText(changing.error ?? resetting.error, claims)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
