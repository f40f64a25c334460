import { readAssignmentForm } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AssignmentEditor } from './edit/AssignmentEditor.tsx';
import { ManagedHead } from './ManagedHead.tsx';

/** One rule: where it is in its life, the steps from there, its work as long as it goes on, and its form. */
export function ManagedAssignment({ id }: { id: string }) {
  const t = useT('assignments');
  const [isDirty, setIsDirty] = useState(false);
  const read = useRead(
    readAssignmentForm,
    { id },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <ReadStates read={read} failed={t('assignments.failed')} shape="list" count={4}>
      {(assignment) => (
        <Stack gap={20}>
          <ManagedHead assignment={assignment} isDirty={isDirty} />
          <AssignmentEditor key={assignment.revision} assignment={assignment} onDirty={setIsDirty} />
        </Stack>
      )}
    </ReadStates>
  );
}
