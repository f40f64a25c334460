import type { QuestionMedia as Media } from '@shuyuan/contract/exams/bank/question-media';
import { FormulaText } from '../formulas/FormulaText.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { QuestionMedia } from './media/QuestionMedia.tsx';

type Props = { text: string; question: { readonly explanationMedia?: readonly Media[] | undefined } };

/** Why the right answer is right, in words and pictures. */
export function Explanation({ text, question }: Props) {
  return (
    <>
      {text && (
        <HintText>
          <bdi>
            <FormulaText text={text} />
          </bdi>
        </HintText>
      )}
      <QuestionMedia media={question.explanationMedia} />
    </>
  );
}
