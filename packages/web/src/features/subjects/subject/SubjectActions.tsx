import { joinSubject, listSubjects, readSubject } from '@shuyuan/contract/subjects/subject.wire';
import { Button } from '@mantine/core';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReturnLink } from '../../../shared/contents/ReturnLink.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import type { SubjectView } from './subject-view.ts';

function JoinButton({ id }: { id: string }) {
  const t = useT('subjects');
  const joining = useWrite(joinSubject, { refreshes: [readSubject, listSubjects] });
  return (
    <Button loading={joining.isPending} onClick={() => joining.mutate({ id })}>
      {t('subjects.join')}
    </Button>
  );
}

/** Back to the path that led here, and joining; whoever has joined is led to the other subjects. */
export function SubjectActions({ subject: { id, can, offer } }: { subject: SubjectView }) {
  const t = useT('subjects');
  return (
    <>
      <ReturnLink />
      {offer?.isOpen && <PriceTag offer={offer} />}
      {can.join ? (
        <JoinButton id={id} />
      ) : (
        <PathLink to="subjects" params={{}}>
          {t('subjects.all')}
        </PathLink>
      )}
    </>
  );
}
