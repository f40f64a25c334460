import { readSubjectForm } from '@shuyuan/contract/subjects/manage-subject.wire';
import { Button } from '@mantine/core';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ListProps } from '../../subjects-address.ts';
import { SubjectLearners } from '../SubjectLearners.tsx';
import { SubjectFields } from './SubjectFields.tsx';
import { SubjectSteps } from './SubjectSteps.tsx';

type Props = ListProps & { id: string; onOpen: (id: string) => void; onClose: () => void };

/** One subject: its steps, its draft, and the people who learn it. */
export function SubjectEditor({ id, state, onMove, onOpen, onClose }: Props) {
  const t = useT('subjects');
  const study = useT('study');
  const form = useRead(readSubjectForm, { id }, { claims: 'notices' });
  return (
    <Stack>
      <div>
        <Button variant="default" onClick={onClose}>
          {study('positions.form.back')}
        </Button>
      </div>
      <ReadStates read={form} failed={t('subjects.failed')} shape="list" count={6}>
        {(subject) => (
          <>
            <SubjectSteps subject={subject} onCopied={onOpen} />
            <SubjectFields key={`${subject.id} ${subject.revision}`} subject={subject} />
            <SubjectLearners id={id} canRemind={subject.can.remind} state={state} onMove={onMove} />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}
