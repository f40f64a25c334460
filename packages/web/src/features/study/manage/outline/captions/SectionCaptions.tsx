import { type CourseSectionType, sectionKindOf } from '@shuyuan/contract/study/courses/section-kinds';
import { useT } from '../../../../../lib/texts.ts';
import { HintText } from '../../../../../ui/HintText.tsx';
import { CaptionsField } from './CaptionsField.tsx';

type Props = { courseId: string; sectionKey: string | undefined; type: CourseSectionType };

/** The captions of what is played; they belong to a section that is saved. */
export function SectionCaptions({ courseId, sectionKey, type }: Props) {
  const t = useT('courses');
  if (sectionKindOf(type).unit !== 'second') return null;
  if (sectionKey === undefined) return <HintText>{t('courses.captions.later')}</HintText>;
  return <CaptionsField courseId={courseId} sectionKey={sectionKey} />;
}
