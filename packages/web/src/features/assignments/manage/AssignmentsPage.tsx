import { useAddressState } from '../../../lib/address-state.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { RulePage } from '../report/RulePage.tsx';
import { AssignmentLists } from './AssignmentLists.tsx';
import { assignmentsAddress } from './assignments-address.ts';
import { NewAssignmentButton } from './list/NewAssignmentButton.tsx';
import { ManagedAssignment } from './ManagedAssignment.tsx';

/** D-180: what everybody must learn, for those who manage all courses and for directors; an open rule stands in place of the lists. */
export function AssignmentsPage() {
  const t = useT('assignments');
  const personal = useT('personal');
  const canManage = useCan('course.manageAll');
  const [state, move] = useAddressState(assignmentsAddress);
  const { edit, rule } = state;
  const isOpen = edit !== undefined || rule !== undefined;
  return (
    <>
      <PageTitle
        title={personal('centre.assignments.title')}
        description={t('assignments.text')}
        actions={!isOpen && canManage && <NewAssignmentButton />}
      />
      {edit !== undefined && <ManagedAssignment key={edit} id={edit} />}
      {edit === undefined && rule !== undefined && <RulePage key={rule} id={rule} state={state} onMove={move} />}
      {!isOpen && <AssignmentLists state={state} onMove={move} />}
    </>
  );
}
