import { assignmentProblem } from '@shuyuan/contract/assignments/assignment-problem';
import { endAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { type AssignmentForm, managedReads } from '../assignment-form.ts';
import { ActivateAssignment } from './ActivateAssignment.tsx';

type Props = {
  assignment: AssignmentForm;
  /** The form below it is not saved. */
  isDirty: boolean;
};

/** The steps a rule can take from where it is. Each goes on with what is saved; activating says what is missing. */
export function AssignmentSteps({ assignment, isDirty }: Props) {
  const t = useT('assignments');
  const [asked, setAsked] = useState<'activate' | 'end' | null>(null);
  const { id, title, can } = assignment;
  const problem = assignmentProblem(assignment);
  const unsaved = isDirty ? t('assignments.saveFirst') : undefined;
  const close = (): void => setAsked(null);
  return (
    <>
      {can.end && (
        <ActionButton variant="default" disabledReason={unsaved} onClick={() => setAsked('end')}>
          {t('assignments.end')}
        </ActionButton>
      )}
      {can.activate && (
        <ActionButton
          disabledReason={unsaved ?? (problem === null ? undefined : t(`assignments.problem.${problem}`))}
          onClick={() => setAsked('activate')}
        >
          {t('assignments.activate')}
        </ActionButton>
      )}
      {asked === 'activate' && <ActivateAssignment assignment={assignment} onClose={close} />}
      {asked === 'end' && (
        <RemoveDialog
          title={t('assignments.end.title', { title })}
          text={t('assignments.end.text')}
          confirmLabel={t('assignments.end')}
          doneText={t('assignments.ended')}
          endpoint={endAssignment}
          input={{ id }}
          refreshes={managedReads}
          claims={['assignment.wrong-state']}
          onClose={close}
        />
      )}
    </>
  );
}
