import type { Question, QuestionProblem } from '@shuyuan/contract/surveys/question-kinds';
import { useId } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { type Half, useDropTarget } from '../../../../shared/ordering/use-drop-target.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { KindFields } from './KindFields.tsx';
import classes from './Questions.module.css';
import { QuestionSwitches } from './QuestionSwitches.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import { QuestionWords } from './QuestionWords.tsx';

type Props = {
  question: Question;
  index: number;
  questions: readonly Question[];
  problem: QuestionProblem | undefined;
  isDragged: boolean;
  onChange: (question: Question) => void;
  onRemove: () => void;
  onMove: (to: number, button: HTMLElement) => void;
  onDrag: (isDragged: boolean) => void;
  /** The dragged question was let go over this one. */
  onDrop: (half: Half) => void;
};

/** One question: its words, its kind, whether it must be answered, and when it is asked. */
export function QuestionEditor(props: Props) {
  const { question, index, questions, problem, isDragged, onChange, onRemove, onMove, onDrag, onDrop } = props;
  const t = useT('surveys');
  const id = useId();
  const target = useDropTarget(onDrop);
  return (
    <li {...target.events} data-over={target.over ?? undefined} className={classes.item}>
      <Card as="section" className={classes.question} aria-labelledby={id}>
        <QuestionTools
          titleId={id}
          index={index}
          count={questions.length}
          isDragged={isDragged}
          onMove={onMove}
          onDrag={onDrag}
          onRemove={onRemove}
        />
        <QuestionWords question={question} onChange={onChange} />
        <KindFields question={question} onChange={onChange} />
        <ConditionFields question={question} questions={questions} onChange={onChange} />
        <QuestionSwitches question={question} isFirst={index === 0} onChange={onChange} />
        {problem && <ErrorText>{t(`survey.problem.${problem}`)}</ErrorText>}
      </Card>
    </li>
  );
}
