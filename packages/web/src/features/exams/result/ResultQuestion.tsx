import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useExamWords } from '../use-exam-words.ts';
import { keyText } from '../../../shared/questions/key-text.ts';
import classes from './Result.module.css';
import { type QuestionResult, ResultAnswer } from './ResultAnswer.tsx';

/** One question as it was answered, its mark, and the key where it is shown. */
export function ResultQuestion({ number, result }: { number: number; result: QuestionResult }) {
  const t = useT('exams');
  const format = useFormat();
  const words = useExamWords();
  const { points, mark, key } = result;
  const isFull = mark === points * fullMark;
  const rightAnswer = key && keyText(key.question, { yes: t('exams.true'), no: t('exams.false') });
  return (
    <Panel title={t('exams.question.number', { number })}>
      <div className={classes.root}>
        {mark !== null && (
          <span>
            <Tag tone={isFull ? 'pine' : 'cinnabar'}>
              {t('exams.score', { score: words.score(mark), sum: format.count(points) })}
            </Tag>
          </span>
        )}
        <ResultAnswer result={result} />
        {rightAnswer && <p className={classes.key}>{t('exams.key', { answer: rightAnswer })}</p>}
        {key?.explanation && <HintText>{key.explanation}</HintText>}
      </div>
    </Panel>
  );
}
