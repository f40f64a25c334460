import { SectionType } from '@shuyuan/contract/study/section-types';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { ArticleSection } from './ArticleSection.tsx';
import { ClassSection } from '../classes/ClassSection.tsx';
import { ExamSection } from './ExamSection.tsx';
import { FileSection } from './FileSection.tsx';
import { HomeworkSection } from '../homework/HomeworkSection.tsx';
import { LinkSection } from '../links/LinkSection.tsx';
import { OpenCourseSection } from '../links/OpenCourseSection.tsx';
import { SurveySection } from './SurveySection.tsx';
import type { SectionViewProps } from './section-view.ts';

/** A section by its material: a file, a text, a link, a survey, an exam or a class. */
export function SectionView(props: SectionViewProps) {
  const t = useT('study');
  const { fileId, url, survey, exam, trainingClass, type } = props.content;
  if (fileId !== null) return <FileSection {...props} fileId={fileId} />;
  if (survey !== null) return <SurveySection {...props} survey={survey} />;
  if (exam !== null) return <ExamSection {...props} exam={exam} />;
  if (trainingClass !== null) return <ClassSection {...props} trainingClass={trainingClass} />;
  if (type === SectionType.homework) return <HomeworkSection {...props} />;
  // Its recording was taken away.
  if (type === SectionType.live) return <HintText>{t('study.player.fileFailed')}</HintText>;
  if (type === SectionType.openCourse) return <OpenCourseSection {...props} />;
  return url === null ? <ArticleSection {...props} /> : <LinkSection {...props} />;
}
