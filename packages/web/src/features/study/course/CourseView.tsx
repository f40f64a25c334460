import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { OfferView } from '../../../shared/pricing/lazy-pricing.tsx';
import type { Offer } from '../../../shared/pricing/price-fields.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { type ContentsRead, ContentsPanel } from '../contents/ContentsPanel.tsx';
import type { CourseDetail } from './course-detail.ts';
import { CourseHero } from './CourseHero.tsx';
import { CourseScore } from './CourseScore.tsx';
import classes from './CourseView.module.css';
import { RelatedCourses } from './RelatedCourses.tsx';
import { RunHistory } from './RunHistory.tsx';

type Props = {
  course: CourseDetail;
  contents: ContentsRead;
  isPreview: boolean;
  /** Parts other features show below the contents, for those who learn it. */
  children: ReactNode;
};

/** A content that is made of an item of the library is sold as that. */
function CourseOffer({ course: { id, libraryItemId }, offer }: { course: CourseDetail; offer: Offer }) {
  if (libraryItemId === null) return <OfferView businessType="course" businessId={id} offer={offer} />;
  return <OfferView businessType="libraryItem" businessId={libraryItemId} offer={offer} />;
}

export function CourseView({ course, contents, isPreview, children }: Props) {
  const t = useT('study');
  const { offer } = course;
  const isUnpaid = !isPreview && offer !== undefined && !offer.isOpen;
  return (
    <article className={classes.root}>
      {isPreview && <output className={classes.note}>{t('study.course.preview')}</output>}
      <CourseHero course={course} chapters={contents.data?.chapters ?? []} isPreview={isPreview} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {isUnpaid && offer && <CourseOffer course={course} offer={offer} />}
          <ContentsPanel courseId={course.id} contents={contents} isPreview={isPreview} />
          {!isPreview && !isUnpaid && children}
        </div>
        <div className={classes.column}>
          {course.introduction && (
            <Panel title={t('study.course.about')}>
              <p className={classes.text}>
                <bdi>{course.introduction}</bdi>
              </p>
            </Panel>
          )}
          {!isPreview && (
            <>
              {!isUnpaid && <CourseScore course={course} />}
              <RelatedCourses courseId={course.id} />
            </>
          )}
          {course.runNumber !== null && <RunHistory courseId={course.id} />}
        </div>
      </div>
    </article>
  );
}
