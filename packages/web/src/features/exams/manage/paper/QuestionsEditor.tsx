import { Button, VisuallyHidden } from '@mantine/core';
import { examLimits } from '@shuyuan/contract/exams/papers/exam-settings';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { QuestionDraft } from '../edit/exam-draft.ts';
import { PointsForAll } from './PointsForAll.tsx';
import { QuestionPicker } from './QuestionPicker.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { useQuestionOrder } from './use-question-order.ts';

type Props = { questions: readonly QuestionDraft[]; onChange: (questions: readonly QuestionDraft[]) => void };

/** The questions of a fixed paper, chosen from the bank and put into order by pointer or key. */
export function QuestionsEditor({ questions, onChange }: Props) {
  const t = useT('examining');
  const [isChoosing, setIsChoosing] = useState(false);
  const order = useQuestionOrder(questions, onChange);
  return (
    <Stack gap={12}>
      {questions.length === 0 && <HintText>{t('examining.questions.empty')}</HintText>}
      <Stack as="ol" gap={8}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.questionId}
            question={question}
            number={at + 1}
            onChange={(next) => onChange(questions.with(at, next))}
            isDragged={order.dragged === question.questionId}
            onDrag={(isDragged) => order.onDrag(isDragged ? question.questionId : null)}
            onDrop={(half) =>
              order.drop(half === 'before' ? question.questionId : (questions[at + 1]?.questionId ?? null))
            }
            canStep={(step) => order.canStep(question.questionId, step)}
            onStep={(step, button) => order.step(question, step, button)}
            onRemove={() => onChange(questions.toSpliced(at, 1))}
          />
        ))}
      </Stack>
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={questions.length >= examLimits.questions}
          onClick={() => setIsChoosing(true)}
        >
          {t('examining.questions.add')}
        </Button>
      </div>
      {questions.length > 1 && (
        <PointsForAll onSet={(points) => onChange(questions.map((question) => ({ ...question, points })))} />
      )}
      <VisuallyHidden component="output">{order.said}</VisuallyHidden>
      {isChoosing && (
        <QuestionPicker
          chosen={questions}
          onAdd={(added) => {
            setIsChoosing(false);
            onChange([...questions, ...added]);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Stack>
  );
}
