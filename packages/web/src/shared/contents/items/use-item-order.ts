import type { Moving } from '../../ordering/MoveButtons.tsx';
import type { Dragging } from '../../ordering/OrderedRow.tsx';
import { useGroupOrder } from '../../ordering/use-group-order.ts';
import { type ContentItem, keyOf } from './content-item.ts';

type Options = {
  readonly title: string;
  readonly items: readonly ContentItem[];
  readonly onChange: (items: readonly ContentItem[]) => void;
};

const groupId = 'items';

/** Moves items by pointer or key, and takes them out. */
export function useItemOrder({ title, items, onChange }: Options) {
  const ids = items.map(keyOf);
  const order = useGroupOrder({
    groups: [{ id: groupId, title, itemIds: ids }],
    titleOf: (id) => items.find((one) => keyOf(one) === id)?.title,
    onArrange: ([keys = []]) => onChange(keys.flatMap((key) => items.filter((one) => keyOf(one) === key))),
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
        onRemove: () => onChange(items.toSpliced(at, 1)),
      };
    },
  };
}
