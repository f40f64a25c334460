import { changeMember, readManagedMember } from '@shuyuan/contract/people/members.wire';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { type ManagedMember, memberClaims, memberInput, valuesOf } from './member-form.ts';
import { readsOfMembers } from './member-writes.ts';
import { MemberForm } from './MemberForm.tsx';

type Props = { onClose: () => void };

function Editing({ member, onClose }: Props & { member: ManagedMember }) {
  const t = useT('admin');
  const changing = useWrite(changeMember, {
    claims: memberClaims,
    refreshes: readsOfMembers,
    onSuccess: (_answer, { fullName }) => {
      showNotice(t('admin.members.form.saved', { name: fullName }), 'success');
      onClose();
    },
  });
  return (
    <MemberForm
      title={t('admin.members.form.editTitle')}
      submitLabel={t('admin.members.form.save')}
      initial={valuesOf(member)}
      isBusy={changing.isPending}
      onSend={(values, onError) =>
        changing.mutate({ id: member.id, version: member.version, ...memberInput(values) }, { onError })
      }
      onClose={onClose}
    />
  );
}

/** Read afresh when it is opened: the row of the list may be minutes old, and its version with it (D-028). */
export function EditMember({ id, ...props }: Props & { id: string }) {
  const t = useT('admin');
  const { closeLabel } = useFormDialogTexts();
  const member = useRead(readManagedMember, { id }, { claims: 'notices', staleTime: Infinity, gcTime: 0 });
  if (member.data) return <Editing member={member.data} {...props} />;
  return (
    <Dialog
      isOpen
      title={t('admin.members.form.editTitle')}
      closeLabel={closeLabel}
      width={720}
      onClose={props.onClose}
    >
      {member.isPending && <SkeletonText label={t('admin.members.loading')} count={6} />}
      {member.isError && <ReadFailure read={member} title={t('admin.members.failed')} />}
    </Dialog>
  );
}
