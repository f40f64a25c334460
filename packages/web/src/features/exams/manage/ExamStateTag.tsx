import type { ExamState } from '@shuyuan/contract/exams/papers/exam-states';
import { useT } from '../../../lib/texts.ts';
import { Tag } from '../../../ui/Tag.tsx';

const tones = { draft: 'gold', published: 'pine', withdrawn: 'cinnabar', archived: 'neutral' } as const;

export function ExamStateTag({ state }: { state: ExamState }) {
  const t = useT('examining');
  return <Tag tone={tones[state]}>{t(`examining.state.${state}`)}</Tag>;
}
