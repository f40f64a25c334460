import { fullMark } from '@shuyuan/contract/exams/marking/full-mark';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { AnswerKey } from '../../../shared/questions/AnswerKey.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useExamWords } from '../use-exam-words.ts';
import classes from './Result.module.css';
import { type QuestionResult, ResultAnswer } from './ResultAnswer.tsx';
import { ResultReadings } from './ResultReadings.tsx';

/** One question as it was answered, its mark, and the key where it is shown. */
export function ResultQuestion({ number, result }: { number: number; result: QuestionResult }) {
  const t = useT('exams');
  const format = useFormat();
  const words = useExamWords();
  const { points, mark, readings, key } = result;
  const isFull = mark === points * fullMark;
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
        <ResultReadings readings={readings} />
        {key && <AnswerKey answerKey={key} />}
      </div>
    </Panel>
  );
}
