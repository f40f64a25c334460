import type { ChoiceAnswer, ExamAnswer, SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion, TakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { type ReactNode, useId } from 'react';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { BlanksInput } from './BlanksInput.tsx';
import { MatchingInput } from './MatchingInput.tsx';
import { OrderingInput } from './OrderingInput.tsx';
import classes from './Questions.module.css';
import { WrittenInput } from './WrittenInput.tsx';

/** The field for files, or a list of them; an answer that is only tried has none. */
type RenderFiles = (question: Extract<SimpleTakerQuestion, { kind: 'file' }>, partId: string | null) => ReactNode;

type SimpleProps = {
  partId: string | null;
  renderFiles: RenderFiles | undefined;
  question: SimpleTakerQuestion;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};

const isChoice = (answer: SimpleAnswer | null): answer is ChoiceAnswer | null =>
  answer === null || answer.kind === 'single' || answer.kind === 'multiple' || answer.kind === 'trueFalse';

function SimpleInput({ question, answer, partId, renderFiles, onChange }: SimpleProps) {
  const t = useT('exams');
  const id = useId();
  const yesAndNo = [
    { id: 'true', text: t('exams.true') },
    { id: 'false', text: t('exams.false') },
  ];
  const field = (() => {
    switch (question.kind) {
      case 'single':
      case 'multiple':
      case 'trueFalse':
        return (
          <OptionsInput
            kind={question.kind}
            options={'options' in question ? question.options : yesAndNo}
            answer={isChoice(answer) ? answer : null}
            onChange={onChange}
          />
        );
      case 'matching':
        return <MatchingInput question={question} answer={answer} onChange={onChange} />;
      case 'ordering':
        return <OrderingInput question={question} answer={answer} onChange={onChange} />;
      case 'blanks':
        return <BlanksInput question={question} answer={answer} onChange={onChange} />;
      case 'file':
        return renderFiles?.(question, partId) ?? <HintText>{t('exams.files.preview')}</HintText>;
      default:
        return <WrittenInput kind={question.kind} labelledBy={id} answer={answer} onChange={onChange} />;
    }
  })();
  return (
    <fieldset aria-labelledby={id} className={classes.question}>
      <p id={id} className={classes.text}>
        {question.kind === 'blanks' ? question.text.replaceAll(/\{\{[a-z\d]+\}\}/g, '____') : question.text}
      </p>
      {field}
    </fieldset>
  );
}

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
      <p className={classes.text}>{question.text}</p>
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
