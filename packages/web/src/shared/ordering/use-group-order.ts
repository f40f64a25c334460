import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { type GroupTarget, idsAfterMove, type OrderedGroup, type Step, targetOfStep } from './ordered-group.ts';
import { useMoves } from './use-moves.ts';

type Options = {
  readonly groups: readonly (OrderedGroup & { readonly title: string })[];
  /** The title of a row. */
  readonly titleOf: (id: string) => string | undefined;
  /** The ids of every group in their new order. */
  readonly onArrange: (ids: readonly (readonly string[])[]) => void;
  readonly onArrangeGroups: (ids: readonly string[]) => void;
};

/** Moves groups by key and their rows by pointer or key; a row may go into another group. */
export function useGroupOrder({ groups, titleOf, onArrange, onArrangeGroups }: Options) {
  const t = useT('study');
  const [dragged, setDragged] = useState<string | null>(null);
  const { said, say } = useMoves(groups.map(({ id, itemIds }) => `${id}:${itemIds.join()}`).join());
  const sayMoved = (name: string, by: Parameters<typeof say>[1]): void => say(t('ordering.moved', { name }), by);
  const put = (id: string, target: GroupTarget): void => onArrange(idsAfterMove(groups, id, target));
  return {
    said,
    dragged,
    onDrag: setDragged,
    canStep: (id: string, step: Step): boolean => targetOfStep(groups, id, step) !== undefined,
    step: (id: string, step: Step, button: HTMLElement): void => {
      const target = targetOfStep(groups, id, step);
      if (!target) return;
      sayMoved(titleOf(id) ?? '', { button, id });
      put(id, target);
    },
    drop: (target: GroupTarget): void => {
      const title = dragged === null ? undefined : titleOf(dragged);
      setDragged(null);
      if (dragged === null || title === undefined) return;
      sayMoved(title, null);
      put(dragged, target);
    },
    canStepGroup: (at: number, step: Step): boolean => (step === 'up' ? at > 0 : at < groups.length - 1),
    stepGroup: (at: number, step: Step, button: HTMLElement): void => {
      const to = at + (step === 'up' ? -1 : 1);
      const [group, other] = [groups[at], groups[to]];
      if (!group || !other) return;
      sayMoved(group.title, { button, id: group.id });
      onArrangeGroups(
        groups
          .with(at, other)
          .with(to, group)
          .map(({ id }) => id),
      );
    },
  };
}

export type GroupOrder = ReturnType<typeof useGroupOrder>;
