import { Button, VisuallyHidden } from '@mantine/core';
import { questionKinds, questionProblems, surveyLimits } from '@shuyuan/contract/surveys/question-kinds';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Questions.module.css';
import {
  addQuestion,
  changeQuestion,
  moveQuestion,
  placeOfDrop,
  type QuestionDrafts,
  removeQuestion,
} from './question-draft.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

type Props = {
  questions: QuestionDrafts;
  /** Sending was tried: what is wrong is said at each question. */
  isTried: boolean;
  problem: string | null | undefined;
  onChange: (questions: QuestionDrafts) => void;
};

/** The questions in their order, moved by dragging or by key. */
export function QuestionsEditor({ questions, isTried, problem, onChange }: Props) {
  const t = useT('surveys');
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const problems = questionProblems(questions);
  // A question that is moved in the page loses the focus; whoever presses again must find the same button.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [questions]);
  const move = (id: string, to: number): void => {
    onChange(moveQuestion(questions, id, to));
    setSaid(t('survey.question.moved', { position: to + 1, count: questions.length }));
  };
  return (
    <Stack gap={12}>
      {questions.length === 0 && <HintText size="base">{t('survey.question.none')}</HintText>}
      {questions.length > 1 && <HintText>{t('survey.question.order')}</HintText>}
      <Stack as="ol" gap={12}>
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.id}
            question={question}
            index={index}
            questions={questions}
            problem={isTried ? problems.get(question.id) : undefined}
            isDragged={dragged === question.id}
            onChange={(changed) => onChange(changeQuestion(questions, changed))}
            onRemove={() => onChange(removeQuestion(questions, question.id))}
            onMove={(to, button) => {
              pressed.current = button;
              move(question.id, to);
            }}
            onDrag={(isDragged) => setDragged(isDragged ? question.id : null)}
            onDrop={(half) => {
              if (dragged === null || dragged === question.id) return;
              move(dragged, placeOfDrop(questions, dragged, { id: question.id, half }));
            }}
          />
        ))}
      </Stack>
      {problem && <ErrorText>{problem}</ErrorText>}
      <fieldset className={classes.adding} disabled={questions.length >= surveyLimits.questions}>
        <legend className={classes.addingTitle}>{t('survey.question.add')}</legend>
        {questionKinds.map((kind) => (
          <Button
            key={kind}
            variant="default"
            size="compact-md"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => onChange(addQuestion(questions, kind))}
          >
            {t(`survey.questionKind.${kind}`)}
          </Button>
        ))}
      </fieldset>
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </Stack>
  );
}
