import { addMember } from '@shuyuan/contract/people/members.wire';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { emptyValues, memberClaims, memberInput } from './member-form.ts';
import { readsOfMembers } from './member-writes.ts';
import { MemberForm } from './MemberForm.tsx';

type Created = { readonly name: string; readonly account: string; readonly password: string };
type Props = {
  /** The organisation the list is filtered by: whoever adds somebody there means there. */
  organizationId: string;
  onCreated: (created: Created) => void;
  onClose: () => void;
};

export function CreateMember({ organizationId, onCreated, onClose }: Props) {
  const t = useT('admin');
  const adding = useWrite(addMember, {
    claims: memberClaims,
    refreshes: readsOfMembers,
    onSuccess: ({ password }, { fullName, account }) => onCreated({ name: fullName, account, password }),
  });
  return (
    <MemberForm
      title={t('admin.members.form.createTitle')}
      submitLabel={t('admin.members.form.create')}
      initial={emptyValues(organizationId)}
      isBusy={adding.isPending}
      onSend={(values, onError) => adding.mutate(memberInput(values), { onError })}
      onClose={onClose}
    />
  );
}
