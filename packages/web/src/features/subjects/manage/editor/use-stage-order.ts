import { useGroupOrder } from '../../../../shared/ordering/use-group-order.ts';
import { arranged, type StageDraft } from './subject-draft.ts';

/** Moves stages by key and items by pointer or key; an item may go into another stage. */
export const useStageOrder = (stages: readonly StageDraft[], onChange: (stages: readonly StageDraft[]) => void) =>
  useGroupOrder({
    groups: stages.map(({ id, title, items }) => ({ id, title, itemIds: items.map(({ key }) => key) })),
    titleOf: (id) => stages.flatMap(({ items }) => items).find(({ key }) => key === id)?.title,
    onArrange: (keys) => onChange(arranged(stages, keys)),
    onArrangeGroups: (ids) => onChange(ids.flatMap((id) => stages.filter((stage) => stage.id === id))),
  });
