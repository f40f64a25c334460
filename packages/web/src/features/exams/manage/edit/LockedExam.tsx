import type { ExamState } from '@shuyuan/contract/exams/papers/exam-states';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';

/** Why the form below cannot be changed, and the way on. */
export function LockedExam({ state }: { state: ExamState }) {
  const t = useT('examining');
  return (
    <Panel>
      <HintText>{t(state === 'archived' ? 'examining.locked.archived' : 'examining.locked.published')}</HintText>
    </Panel>
  );
}
