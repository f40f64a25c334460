import { joinSubject, listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { Button } from '@mantine/core';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { StagePanel } from './StagePanel.tsx';
import { SubjectHead } from './SubjectHead.tsx';
import { useItemActions } from './use-item-actions.ts';

function JoinButton({ id }: { id: string }) {
  const t = useT('subjects');
  const joining = useWrite(joinSubject, { refreshes: [readSubject, listSubjects] });
  return (
    <Button loading={joining.isPending} onClick={() => joining.mutate({ id })}>
      {t('subjects.join')}
    </Button>
  );
}

/** D-183: a subject with its stages: what is done, due, locked and why, and what is missing. */
export function SubjectPage() {
  const t = useT('subjects');
  const { id } = usePathParams('subject');
  const read = useRead(readSubject, { id }, { claims: 'notices' });
  const actions = useItemActions(id);
  return (
    <ReadStates read={read} failed={t('subjects.failed')} shape="list" count={6}>
      {(subject) => (
        <>
          <PageTitle
            title={subject.title}
            description={subject.introduction || t(`subjects.sequence.${subject.learnSequence}`)}
            actions={
              subject.can.join ? (
                <JoinButton id={id} />
              ) : (
                <PathLink to="subjects" params={{}}>
                  {t('subjects.all')}
                </PathLink>
              )
            }
          />
          <Stack>
            <SubjectHead subject={subject} />
            {subject.stages.map((stage) => (
              <StagePanel key={stage.id} subject={subject} stage={stage} actions={actions} />
            ))}
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
