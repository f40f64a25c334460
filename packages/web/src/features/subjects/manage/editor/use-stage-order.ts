import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import type { GroupTarget, Step } from '../../../../shared/ordering/ordered-group.ts';
import { useMoves } from '../../../../shared/ordering/use-moves.ts';
import { canStepItem, type ItemDraft, putItem, type StageDraft, stepItem, stepStage } from './subject-draft.ts';

/** Moves stages by key and items by pointer or key; an item may go into another stage. */
export function useStageOrder(stages: readonly StageDraft[], onChange: (stages: readonly StageDraft[]) => void) {
  const t = useT('subjects');
  const [dragged, setDragged] = useState<string | null>(null);
  const { said, say } = useMoves(stages);
  const sayMoved = (name: string, id: string, button: HTMLElement | null): void =>
    say(t('subjects.form.moved', { name }), button && { button, id });
  return {
    said,
    dragged,
    onDrag: setDragged,
    canStep: (key: string, step: Step): boolean => canStepItem(stages, key, step),
    step: ({ key, title }: ItemDraft, step: Step, button: HTMLElement): void => {
      sayMoved(title, key, button);
      onChange(stepItem(stages, key, step));
    },
    drop: (target: GroupTarget): void => {
      const item = stages.flatMap(({ items }) => items).find(({ key }) => key === dragged);
      setDragged(null);
      if (!item) return;
      sayMoved(item.title, item.key, null);
      onChange(putItem(stages, item.key, target));
    },
    stepStage: (at: number, step: Step, button: HTMLElement): void => {
      const { id, title } = stages[at] ?? { id: '', title: '' };
      sayMoved(title, id, button);
      onChange(stepStage(stages, at, step));
    },
  };
}

export type StageOrder = ReturnType<typeof useStageOrder>;
