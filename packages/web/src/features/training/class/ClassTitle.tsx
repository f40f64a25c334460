import { classTypeLabels, trainTypeLabels } from '@shuyuan/contract/study/training';
import { useT } from '../../../lib/texts.ts';
import { ReturnLink } from '../../../shared/contents/ReturnLink.tsx';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { StatusTag } from '../StatusTag.tsx';
import type { ClassView } from './class-view.ts';
import classes from './Class.module.css';

/** The title of a class, where it stands, its kind and its teacher; for its managers the way to run it. */
export function ClassTitle({ training }: { training: ClassView }) {
  const t = useT('classes');
  const activity = useT('activity');
  const { id, title, status, classType, trainType, teacherName, can } = training;
  const facts = [activity(trainTypeLabels[trainType]), activity(classTypeLabels[classType])];
  return (
    <PageTitle
      title={<bdi>{title}</bdi>}
      actions={<ReturnLink />}
      description={
        <span className={classes.facts}>
          <StatusTag status={status} />
          <span>{facts.join(' · ')}</span>
          <span>{t('classes.teacher', { name: teacherName })}</span>
          {can.manage && (
            <PathLink to="trainingManage" params={{ id }}>
              {t('classes.manage')}
            </PathLink>
          )}
        </span>
      }
    />
  );
}
