import { FinishStatus } from '@shuyuan/contract/study/runs/finish-status';
import { useT } from '../../../lib/texts.ts';
import { ContentProgress } from '../../../shared/contents/ContentProgress.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { DueTag } from '../DueTag.tsx';
import { SubjectCover } from '../SubjectCover.tsx';
import type { SubjectCardView } from './subject-card.ts';
import { SubjectTags } from './SubjectTags.tsx';
import classes from './SubjectCard.module.css';

/** One subject, how far the reader is, and what is due next. */
export function SubjectCard({ subject }: { subject: SubjectCardView }) {
  const t = useT('subjects');
  const { id, title, introduction, finishStatus, joinTime, nextDue } = subject;
  const isFinished = finishStatus === FinishStatus.finished;
  return (
    <Card as="li" className={classes.root}>
      <SubjectCover subject={subject} className={classes.cover} />
      <div className={classes.words}>
        <div className={classes.head}>
          <PathLink to="subject" params={{ id }} className={classes.name}>
            {title}
          </PathLink>
          <SubjectTags subject={subject} />
        </div>
        {introduction && <HintText>{introduction}</HintText>}
        {joinTime !== null && <ContentProgress progress={subject} />}
        {!isFinished && nextDue && (
          <span className={classes.tags}>
            <HintText as="span">{t('subjects.nextDue', { title: nextDue.title })}</HintText>
            <DueTag dueTime={nextDue.dueTime} finishTime={null} />
          </span>
        )}
        <HintText as="span">
          {t('subjects.counts', { items: subject.itemCount, learners: subject.learnerCount })}
        </HintText>
      </div>
    </Card>
  );
}
