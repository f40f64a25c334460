import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReturnLink } from '../../../shared/contents/ReturnLink.tsx';
import { useReturnSearch } from '../../../shared/contents/return-address.ts';

/** From a result back to its exam, and to what led there. */
export function ResultLinks({ examId }: { examId: string }) {
  const t = useT('exams');
  const search = useReturnSearch();
  return (
    <>
      <ReturnLink />
      <PathLink to="exam" params={{ id: examId }} search={search}>
        {t('exams.result.back')}
      </PathLink>
    </>
  );
}
