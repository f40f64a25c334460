import { type QuestionParts, QuestionPartsContext } from '../../features/community/questions/question-parts.ts';
import { QuestionPage } from '../../features/community/questions/QuestionPage.tsx';
import { UnknownQuestion } from '../../features/community/questions/UnknownQuestion.tsx';
import { RewardButton } from '../../features/ledger/reward/RewardButton.tsx';
import { Rewarders } from '../../features/ledger/reward/Rewarders.tsx';
import { RewardTotal } from '../../features/ledger/reward/RewardTotal.tsx';
import { usePathParams, useSearchParams } from '../../lib/route-values.ts';
import { FileOfQuestion } from './FileOfQuestion.tsx';

const parts: QuestionParts = { FileView: FileOfQuestion, Reward: RewardButton, Rewarders, RewardTotal };

const Opened = ({ id }: { id: string }) => (
  <QuestionPartsContext value={parts}>
    <QuestionPage key={id} id={id} />
  </QuestionPartsContext>
);

/** ROUTE-07: somebody's own question. */
export function QuestionRoute() {
  const { id } = usePathParams('questionDetail');
  return <Opened id={id} />;
}

/** ROUTE-10, C-08: what an account published; the id stands in the path or, in older links, in the query. */
export function ShareContentRoute() {
  const { id: inPath } = usePathParams('shareContentDetail');
  const { id: inQuery } = useSearchParams();
  const id = inPath ?? inQuery;
  return id ? <Opened id={id} /> : <UnknownQuestion />;
}
