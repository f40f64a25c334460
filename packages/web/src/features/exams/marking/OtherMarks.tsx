import { plainText } from '@shuyuan/contract/exams/bank/plain-text';
import { criteriaToMark, levelOf } from '@shuyuan/contract/exams/marking/criteria-mark';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { useExamWords } from '../use-exam-words.ts';
import type { MarkedItem } from './MarkedAnswer.tsx';

/** The marks of the two who differ, for the third, with the levels they have chosen. */
export function OtherMarks({ item: { question, answer, otherMarks } }: { item: MarkedItem }) {
  const t = useT('exams');
  const words = useExamWords();
  const criteria = criteriaToMark(question, answer);
  const numbered = otherMarks.map((other, index) => ({ ...other, number: index + 1 }));
  return numbered.map(({ number, mark, comment, levels }) => (
    <HintText key={number} as="div">
      {t('exams.mark.other', { number, score: words.score(mark), comment: comment || '—' })}
      <ul>
        {criteria.map((one) => (
          <li key={`${one.partId} ${one.criterion.id}`}>
            {t('exams.mark.level', {
              text: plainText(`${one.criterion.text} – ${levelOf(one, levels)?.text ?? ''}`),
              points: levelOf(one, levels)?.points ?? 0,
            })}
          </li>
        ))}
      </ul>
    </HintText>
  ));
}
