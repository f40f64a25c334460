import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = { draft: 'gold', published: 'pine', withdrawn: 'cinnabar', archived: 'neutral' } as const;

type Props = { state: CourseState; hasDraft?: boolean };

/** The state of a course, and that changes wait beside what is published. */
export function CourseStateTag({ state, hasDraft = false }: Props) {
  const t = useT('courses');
  return (
    <>
      <Tag tone={tones[state]}>{t(`courses.state.${state}`)}</Tag>
      {hasDraft && state !== 'draft' && <Tag tone="gold">{t('courses.state.hasDraft')}</Tag>}
    </>
  );
}
