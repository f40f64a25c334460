import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { classTypeLabels } from '@shuyuan/contract/study/training';
import type { listClasses } from '@shuyuan/contract/training/class.wire';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { useClassWords } from '../use-class-words.ts';
import classes from './List.module.css';

type ClassCardView = OutputOf<typeof listClasses>['items'][number];

/** One class: when and where it meets, its seats, and whether one is in it. */
export function ClassCard({ training }: { training: ClassCardView }) {
  const t = useT('classes');
  const activity = useT('activity');
  const words = useClassWords();
  const { id, title, classType, selection, status, location, enrolment } = training;
  const facts = [
    activity(classTypeLabels[classType]),
    ...(location ? [location] : []),
    ...(selection === 'lottery' ? [t('classes.lottery')] : []),
  ];
  return (
    <Card as="li" className={classes.card}>
      <div className={classes.head}>
        <PathLink to="trainingClass" params={{ id }} className={classes.name}>
          <bdi>{title}</bdi>
        </PathLink>
        <span className={classes.tags}>
          {enrolment && <Tag tone="gold">{words.enrolment(enrolment)}</Tag>}
          <StatusTag status={status} />
        </span>
      </div>
      <HintText as="span">{words.periodInList(training)}</HintText>
      <HintText as="span">{`${facts.join(' · ')} · ${words.seats(training)}`}</HintText>
    </Card>
  );
}
