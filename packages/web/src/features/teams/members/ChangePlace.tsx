import { useT } from '../../../lib/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type MemberAction, placeAfter } from '@shuyuan/contract/teams/member-actions';
import { useMemberChange } from './use-member-change.ts';

type Props = {
  account: { readonly id: string; readonly name: string };
  person: { readonly memberId: string; readonly memberName: string };
  action: MemberAction;
  onClose: () => void;
};

/** D-094: asks before somebody's place becomes another. */
export function ChangePlace({ account, person, action, onClose }: Props) {
  const t = useT('share');
  const common = useT('common');
  const change = useMemberChange(action === 'leave' ? 'teams.members.left' : 'teams.members.changed', onClose);
  const name = action === 'leave' ? account.name : person.memberName;
  const members = [{ memberId: person.memberId, memberType: placeAfter(action) }];
  return (
    <ConfirmDialog
      isOpen
      title={t(`teams.members.${action}`)}
      text={t(`teams.members.${action}.text`, { name })}
      confirmLabel={t(`teams.members.${action}`)}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isDestructive={action !== 'promote' && action !== 'demote'}
      isBusy={change.isPending}
      onConfirm={() => change.mutate({ id: account.id, members }, { onError: onClose })}
      onCancel={onClose}
    />
  );
}
