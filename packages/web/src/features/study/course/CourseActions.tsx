import { Button } from '@mantine/core';
import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { Pencil } from 'lucide-react';
import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { CollectButton } from '../../../shared/collect/CollectButton.tsx';
import { ShareButton } from '../../../shared/sharing/ShareButton.tsx';
import type { Chapter, CourseDetail } from './course-detail.ts';
import classes from './CourseHero.module.css';
import { RetrainButton } from './RetrainButton.tsx';
import { StudyButton } from './StudyButton.tsx';

type Props = { course: CourseDetail; chapters: readonly Chapter[]; isPreview: boolean };

/** The actions of a learner, the nearest first; whoever manages the course edits it from here. */
export function CourseActions({ course, chapters, isPreview }: Props) {
  const t = useT('study');
  const pics = course.coverPath === null ? [] : [course.coverPath];
  return (
    <div className={classes.actions}>
      <StudyButton course={course} chapters={chapters} isPreview={isPreview} />
      {!isPreview && (
        <>
          {course.can.retrain && <RetrainButton course={course} />}
          <ShareButton share={{ id: course.id, type: ShareType.course, title: course.title, pics }} />
          <CollectButton
            of={{ businessId: course.id, businessType: BusinessType.course }}
            labels={{ collect: t('study.course.collect'), collected: t('study.course.collected') }}
          />
        </>
      )}
      {course.can.edit && (
        <Button
          variant="default"
          leftSection={<Pencil size={16} aria-hidden />}
          onClick={() => go('courseManage', { id: course.id })}
        >
          {t('study.course.edit')}
        </Button>
      )}
    </div>
  );
}
