import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { TakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { AnswerKey } from '../../../../shared/questions/AnswerKey.tsx';
import { AnswerInput } from '../../../../shared/questions/AnswerInput.tsx';

type Props = {
  number: number;
  points: number;
  question: TakerQuestion;
  /** Shown where somebody asked for it. */
  solution: { readonly question: ExamQuestion; readonly explanation: string } | null;
};

/** One question to be tried: it takes answers and forgets them with the page. */
export function PreviewQuestion({ number, points, question, solution }: Props) {
  const t = useT('exams');
  const format = useFormat();
  const [answer, setAnswer] = useState<ExamAnswer | null>(null);
  return (
    <Panel title={t('exams.question.number', { number })} hint={t('exams.points', { count: format.count(points) })}>
      <Stack gap={12}>
        <AnswerInput question={question} answer={answer} onChange={setAnswer} />
        {solution && <AnswerKey answerKey={solution} />}
      </Stack>
    </Panel>
  );
}
