import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import { Byline } from './Byline.tsx';
import type { QuestionCardData } from './question.ts';
import { QuestionCounts } from './QuestionCounts.tsx';
import { QuestionLink } from './QuestionLink.tsx';
import { QuestionMarks } from './QuestionMarks.tsx';
import classes from './Questions.module.css';
import { TopicChips } from './TopicChips.tsx';

type Props = {
  question: QuestionCardData;
  /** What whoever looks may do with it, at the end of its last line. */
  actions?: ReactNode;
};

/** Something published, among others. */
export function QuestionCard({ question, actions }: Props) {
  const format = useFormat();
  const { kind, state, title, summary, coverPath, topics, publishTime, offer } = question;
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <div className={classes.by}>
          <Byline question={question} />
          <time dateTime={new Date(publishTime).toISOString()}>{format.relative(publishTime)}</time>
          <QuestionMarks kind={kind} state={state} />
          <PriceTag offer={offer} />
        </div>
        <h3 className={classes.title}>
          <QuestionLink question={question} className={classes.titleLink}>
            <bdi>{title}</bdi>
          </QuestionLink>
        </h3>
        {summary && (
          <p className={classes.summary} dir="auto">
            {summary}
          </p>
        )}
        <div className={classes.foot}>
          <TopicChips topics={topics} />
          <QuestionCounts question={question} />
          {actions}
        </div>
      </div>
      {coverPath && <LazyImage src={coverPath} alt="" className={classes.cover} />}
    </article>
  );
}
