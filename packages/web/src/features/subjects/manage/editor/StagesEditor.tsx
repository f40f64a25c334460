import { subjectLimits } from '@shuyuan/contract/subjects/subject-limits';
import { Button, VisuallyHidden } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { StageEditor } from './StageEditor.tsx';
import { newStage, type StageDraft, tidied } from './subject-draft.ts';
import { useStageOrder } from './use-stage-order.ts';

type Props = {
  subjectId: string;
  stages: readonly StageDraft[];
  problem: string | null | undefined;
  onChange: (stages: readonly StageDraft[]) => void;
};

/** The stages of the draft; they and their items are put into order by pointer or key. */
export function StagesEditor({ subjectId, stages, problem, onChange }: Props) {
  const t = useT('subjects');
  const change = (next: readonly StageDraft[]) => onChange(tidied(next));
  const order = useStageOrder(stages, change);
  return (
    <>
      {stages.map((stage, at) => (
        <StageEditor
          key={stage.id}
          subjectId={subjectId}
          stage={stage}
          number={at + 1}
          earlier={stages.slice(0, at).flatMap(({ items }) => items)}
          onChange={(next) => change(stages.with(at, next))}
          order={order}
          canStep={(step) => order.canStepGroup(at, step)}
          onStep={(step, button) => order.stepGroup(at, step, button)}
          onRemove={() => change(stages.toSpliced(at, 1))}
        />
      ))}
      {stages.length < subjectLimits.stages && (
        <div>
          <Button variant="default" onClick={() => change([...stages, newStage()])}>
            {t('subjects.form.addStage')}
          </Button>
        </div>
      )}
      {problem && <ErrorText>{problem}</ErrorText>}
      <VisuallyHidden component="output">{order.said}</VisuallyHidden>
    </>
  );
}
