import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';

const tones = { draft: 'neutral', published: 'pine', withdrawn: 'gold', archived: 'neutral' } as const;

export function StateTag({ state }: { state: CourseState }) {
  const t = useT('library');
  return <Tag tone={tones[state]}>{t(`library.state.${state}`)}</Tag>;
}
