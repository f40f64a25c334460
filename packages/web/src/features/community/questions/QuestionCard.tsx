import { Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import { AuthorName } from './AuthorName.tsx';
import type { QuestionCardData } from './question.ts';
import { QuestionCounts } from './QuestionCounts.tsx';
import { QuestionLink } from './QuestionLink.tsx';
import { QuestionMarks } from './QuestionMarks.tsx';
import classes from './Questions.module.css';

/** Who published it: the account with whoever wrote it, or somebody in their own name. */
export function Byline({ question: { author, account } }: { question: Pick<QuestionCardData, 'author' | 'account'> }) {
  const name = account?.name ?? author.fullName ?? '';
  return (
    <>
      <Face name={name} src={account?.headPortraitPath ?? author.headPortrait} size={24} isNamed />
      {account && (
        <>
          <PathLink to="teamContent" params={{ id: account.id }} className={classes.account}>
            <bdi>{account.name}</bdi>
          </PathLink>
          <span aria-hidden="true">·</span>
        </>
      )}
      <AuthorName author={author} className={classes.author} />
    </>
  );
}

function Topics({ topics }: Pick<QuestionCardData, 'topics'>) {
  const t = useT('share');
  if (topics.length === 0) return null;
  return (
    <ul className={classes.topics} aria-label={t('community.question.topics')}>
      {topics.map(({ topicId, topicName }) => (
        <li key={topicId}>
          <PathLink to="topicDetail" params={{ id: topicId }} className={classes.topic}>
            <Hash size={12} aria-hidden />
            <bdi>{topicName}</bdi>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  question: QuestionCardData;
  /** What whoever looks may do with it, at the end of its last line. */
  actions?: ReactNode;
};

/** Something published, among others. */
export function QuestionCard({ question, actions }: Props) {
  const format = useFormat();
  const { kind, state, title, summary, coverPath, topics, publishTime } = question;
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <div className={classes.by}>
          <Byline question={question} />
          <time dateTime={new Date(publishTime).toISOString()}>{format.relative(publishTime)}</time>
          <QuestionMarks kind={kind} state={state} />
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
          <Topics topics={topics} />
          <QuestionCounts question={question} />
          {actions}
        </div>
      </div>
      {coverPath && <LazyImage src={coverPath} alt="" className={classes.cover} />}
    </article>
  );
}
