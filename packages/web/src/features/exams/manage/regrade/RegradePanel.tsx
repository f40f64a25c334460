import { listRegradeQuestions } from '@shuyuan/contract/exams/marking/regrade.wire';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { RegradeDryRun } from './RegradeDryRun.tsx';
import { RegradeForm } from './RegradeForm.tsx';
import { RegradeHistory } from './RegradeHistory.tsx';
import { regradeAddress } from './regrade-address.ts';
import { regradeInputOf } from './regrade-input.ts';

/** A question that went wrong is put right: how, what it would change, and what was put right before. */
export function RegradePanel({ examId }: { examId: string }) {
  const t = useT('examining');
  const [state, change] = useAddressState(regradeAddress);
  const questions = useRead(listRegradeQuestions, { id: examId }, { claims: 'notices' });
  return (
    <ReadStates read={questions} failed={t('examining.regrade.failed')} shape="list" count={3}>
      {({ items }) => {
        const input = regradeInputOf(examId, items, state);
        if (items.length === 0)
          return <EmptyState title={t('examining.regrade.empty')} text={t('examining.regrade.empty.text')} />;
        return (
          <Stack>
            <RegradeForm questions={items} state={state} canTry={input !== null} onChange={change} />
            {input && state.view === 'dryRun' && <RegradeDryRun input={input} state={state} onChange={change} />}
            <RegradeHistory examId={examId} />
          </Stack>
        );
      }}
    </ReadStates>
  );
}
