import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = { draft: 'neutral', published: 'pine', withdrawn: 'gold', archived: 'neutral' } as const;

/** Where a certificate is in its life. */
export function StateTag({ state }: { state: CourseState }) {
  const t = useT('courses');
  return <Tag tone={tones[state]}>{t(`courses.state.${state}`)}</Tag>;
}
