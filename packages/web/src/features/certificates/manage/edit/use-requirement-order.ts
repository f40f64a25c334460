import { useT } from '../../../../lib/texts.ts';
import type { Moving } from '../../../../shared/ordering/MoveButtons.tsx';
import type { Dragging } from '../../../../shared/ordering/OrderedRow.tsx';
import { useGroupOrder } from '../../../../shared/ordering/use-group-order.ts';
import { keyOf, type RequirementDraft } from './certificate-draft.ts';

const groupId = 'requirements';

/** Moves requirements by pointer or key, and takes them out. */
export function useRequirementOrder(
  requirements: readonly RequirementDraft[],
  onChange: (requirements: readonly RequirementDraft[]) => void,
) {
  const t = useT('study');
  const ids = requirements.map(keyOf);
  const order = useGroupOrder({
    groups: [{ id: groupId, title: t('certificates.asked'), itemIds: ids }],
    titleOf: (id) => requirements.find((one) => keyOf(one) === id)?.title,
    onArrange: ([keys = []]) => onChange(keys.flatMap((key) => requirements.filter((one) => keyOf(one) === key))),
    onArrangeGroups: () => undefined,
  });
  return {
    said: order.said,
    movingOf: (at: number): Dragging & Moving => {
      const id = ids[at] ?? '';
      return {
        isDragged: order.dragged === id,
        onDrag: (isDragged) => order.onDrag(isDragged ? id : null),
        onDrop: (half) => order.drop({ groupId, beforeId: (half === 'before' ? id : ids[at + 1]) ?? null }),
        canStep: (step) => order.canStep(id, step),
        onStep: (step, button) => order.step(id, step, button),
        onRemove: () => onChange(requirements.toSpliced(at, 1)),
      };
    },
  };
}
