import { readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { OfferView } from '../../../shared/pricing/lazy-pricing.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { StagePanel } from './StagePanel.tsx';
import { SubjectActions } from './SubjectActions.tsx';
import { SubjectHead } from './SubjectHead.tsx';
import { useItemActions } from './use-item-actions.ts';

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
            actions={<SubjectActions subject={subject} />}
          />
          <Stack>
            <SubjectHead subject={subject} />
            {subject.offer && !subject.offer.isOpen && (
              <OfferView businessType="subject" businessId={subject.id} offer={subject.offer} />
            )}
            {subject.stages.map((stage) => (
              <StagePanel key={stage.id} subject={subject} stage={stage} actions={actions} />
            ))}
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
