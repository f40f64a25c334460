import { useFormat } from '../../../lib/format.ts';
import type { QuestionCardData } from './question.ts';
import { QuestionCounts } from './QuestionCounts.tsx';
import { QuestionLink } from './QuestionLink.tsx';
import classes from './Questions.module.css';

type Props = { label?: string; questions: readonly QuestionCardData[] };

/** Things published where there is room for their titles only. */
export function QuestionLines({ label, questions }: Props) {
  const format = useFormat();
  return (
    <ul className={classes.lines} aria-label={label}>
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionLink question={question} className={classes.lineLink}>
            <bdi>{question.title}</bdi>
          </QuestionLink>
          <span className={classes.foot}>
            <time className={classes.soft} dateTime={new Date(question.publishTime).toISOString()}>
              {format.relative(question.publishTime)}
            </time>
            <QuestionCounts question={question} />
          </span>
        </li>
      ))}
    </ul>
  );
}
