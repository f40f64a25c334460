import type { ChoiceAnswer, SimpleAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { SimpleTakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import type { ReactNode } from 'react';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { BlanksInput } from './BlanksInput.tsx';
import { MatchingInput } from './MatchingInput.tsx';
import type { ControlName } from './name-of.ts';
import { OptionsInput } from './OptionsInput.tsx';
import { OrderingInput } from './OrderingInput.tsx';
import { WrittenInput } from './WrittenInput.tsx';

const isChoice = (answer: SimpleAnswer | null): answer is ChoiceAnswer | null =>
  answer === null || answer.kind === 'single' || answer.kind === 'multiple' || answer.kind === 'trueFalse';

/** The field a question of its kind is answered in. */
export function AnswerField({ question, answer, partId, name, renderFiles, onChange }: AnswerFieldProps) {
  const t = useT('exams');
  const yesAndNo = [
    { id: 'true', text: t('exams.true') },
    { id: 'false', text: t('exams.false') },
  ];
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
      return <WrittenInput kind={question.kind} name={name} answer={answer} onChange={onChange} />;
  }
}

/** The field for files, or a list of them; an answer that is only tried has none. */
export type RenderFiles = (
  question: Extract<SimpleTakerQuestion, { kind: 'file' }>,
  partId: string | null,
) => ReactNode;

export type AnswerFieldProps = {
  partId: string | null;
  name: ControlName;
  renderFiles: RenderFiles | undefined;
  question: SimpleTakerQuestion;
  answer: SimpleAnswer | null;
  onChange: (answer: SimpleAnswer | null) => void;
};
