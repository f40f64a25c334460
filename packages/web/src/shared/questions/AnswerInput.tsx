import type { ExamAnswer, SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { TakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { FormulaText } from '../formulas/FormulaText.tsx';
import { QuestionMedia } from './media/QuestionMedia.tsx';
import classes from './Questions.module.css';
import type { RenderFiles } from './AnswerField.tsx';
import { SimpleInput } from './SimpleInput.tsx';

type Props = {
  question: TakerQuestion;
  answer: ExamAnswer | null;
  onChange: (answer: ExamAnswer | null) => void;
  renderFiles?: RenderFiles;
};

/** The question and the field its kind is answered in. */
export function AnswerInput({ question, answer, onChange, renderFiles }: Props) {
  if (question.kind !== 'stem')
    return (
      <SimpleInput
        question={question}
        answer={answer?.kind === 'stem' ? null : answer}
        partId={null}
        renderFiles={renderFiles}
        onChange={onChange}
      />
    );
  const given = answer?.kind === 'stem' ? answer.parts : {};
  const change = (id: string, part: SimpleAnswer | null): void => {
    const { [id]: _, ...rest } = given;
    const parts = part === null ? rest : { ...rest, [id]: part };
    onChange(Object.keys(parts).length === 0 ? null : { kind: 'stem', parts });
  };
  return (
    <div className={classes.stem}>
      <p className={classes.text}>
        <bdi>
          <FormulaText text={question.text} />
        </bdi>
      </p>
      <QuestionMedia media={question.media} />
      {question.parts.map(({ id, question: part }) => (
        <SimpleInput
          key={id}
          question={part}
          answer={given[id] ?? null}
          partId={id}
          renderFiles={renderFiles}
          onChange={(one) => change(id, one)}
        />
      ))}
    </div>
  );
}
