import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { QuestionResult } from './QuestionResult.tsx';
import type { ResultsView } from './results-view.ts';

/** Question by question; of an anonymous survey with too few answers only why nothing is shown. */
export function ResultsBody({ results: { questions, tallies, isWithheld, waitsForEnd } }: { results: ResultsView }) {
  const t = useT('surveys');
  if (isWithheld)
    return (
      <Panel>
        <EmptyState
          art={<BlankScroll />}
          title={t('survey.results.withheld.title')}
          text={t(waitsForEnd ? 'survey.results.waiting' : 'survey.results.withheld')}
        />
      </Panel>
    );
  return (
    <Stack gap={16}>
      {questions.map((question, index) => (
        <QuestionResult
          key={question.id}
          question={question}
          number={index + 1}
          tally={tallies.find(({ questionId }) => questionId === question.id)}
        />
      ))}
    </Stack>
  );
}
