import { QuestionPage } from '../../features/community/questions/QuestionPage.tsx';
import { UnknownQuestion } from '../../features/community/questions/UnknownQuestion.tsx';
import { usePathParams, useSearchParams } from '../../lib/route-values.ts';

/** ROUTE-07: somebody's own question. */
export function QuestionRoute() {
  const { id } = usePathParams('questionDetail');
  return <QuestionPage key={id} id={id} />;
}

/** ROUTE-10, C-08: what an account published; the id stands in the path or, in older links, in the query. */
export function ShareContentRoute() {
  const { id: inPath } = usePathParams('shareContentDetail');
  const { id: inQuery } = useSearchParams();
  const id = inPath ?? inQuery;
  return id ? <QuestionPage key={id} id={id} /> : <UnknownQuestion />;
}
