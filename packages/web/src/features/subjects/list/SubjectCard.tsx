import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { FinishStatus, finishStatusLabels } from '@shuyuan/contract/study/runs/finish-status';
import type { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { useT } from '../../../lib/texts.ts';
import { ContentProgress } from '../../../shared/contents/ContentProgress.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { DueTag } from '../DueTag.tsx';
import { SubjectCover } from '../SubjectCover.tsx';
import classes from './SubjectCard.module.css';

type Subject = OutputOf<typeof listSubjects>['items'][number];

/** One subject, how far the reader is, and what is due next. */
export function SubjectCard({ subject }: { subject: Subject }) {
  const t = useT('subjects');
  const study = useT('study');
  const { id, title, introduction, finishStatus, joinTime, dueTime, nextDue } = subject;
  const isFinished = finishStatus === FinishStatus.finished;
  return (
    <Card as="li" className={classes.root}>
      <SubjectCover subject={subject} className={classes.cover} />
      <div className={classes.words}>
        <div className={classes.head}>
          <PathLink to="subject" params={{ id }} className={classes.name}>
            {title}
          </PathLink>
          <span className={classes.tags}>
            <Tag tone={isFinished ? 'pine' : 'neutral'}>{study(finishStatusLabels[finishStatus])}</Tag>
            {!isFinished && <DueTag dueTime={dueTime} finishTime={null} />}
          </span>
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
