import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PriceTag } from '../../../shared/pricing/PriceTag.tsx';
import { goInstead } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { Byline } from './Byline.tsx';
import type { Question } from './question.ts';
import { QuestionMarks } from './QuestionMarks.tsx';
import { QuestionMenu } from './QuestionMenu.tsx';
import classes from './QuestionPage.module.css';

/** Where something stands besides its own page. */
export function Places({ question: { circle, columns } }: { question: Question }) {
  const t = useT('share');
  if (!circle && columns.length === 0) return null;
  return (
    <p className={classes.places}>
      {circle && (
        <span>
          {t('community.question.inCircle')}{' '}
          <PathLink to="knowledgeCommunity" params={{ id: circle.id }} className={classes.inWords}>
            <bdi>{circle.name}</bdi>
          </PathLink>
        </span>
      )}
      {columns.map(({ id, title }) => (
        <span key={id}>
          {t('community.question.inColumn')}{' '}
          <PathLink to="teamColumnDetail" search={{ id }} className={classes.inWords}>
            <bdi>{title}</bdi>
          </PathLink>
        </span>
      ))}
    </p>
  );
}

/** What it is, who wrote it and when, and how often it was read. */
export function QuestionHead({ question }: { question: Question }) {
  const t = useT('share');
  const format = useFormat();
  const { title, kind, state, account, publishTime, updateTime, readNum, offer } = question;
  const leave = () =>
    account ? goInstead('teamContent', { id: account.id }, { tab: 'content' }) : goInstead('shareIndex');
  return (
    <header className={classes.head}>
      <div className={classes.titleLine}>
        <h1 className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        <QuestionMenu question={question} onRemoved={leave} />
      </div>
      <div className={classes.by}>
        <Byline question={question} faceSize={32} />
        <time dateTime={new Date(publishTime).toISOString()}>{format.dateTime(publishTime)}</time>
        {updateTime > publishTime && (
          <span>{t('community.question.edited', { time: format.relative(updateTime) })}</span>
        )}
        <span>{t('community.question.reads', { count: format.abbreviated(readNum) })}</span>
        <QuestionMarks kind={kind} state={state} />
        {offer?.isOpen && <PriceTag offer={offer} />}
      </div>
    </header>
  );
}
