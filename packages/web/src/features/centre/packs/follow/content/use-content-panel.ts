import { useCentrePanels } from '../../../../../shared/centre/use-centre-panels.ts';
import type { PackView } from '../pack-reads.ts';

/** CENTRE-02: the content of a pack that is open, by its place in the pack; one the address only claims is none. */
export function useContentPanel({ id, items }: Pick<PackView, 'id' | 'items'>) {
  const panels = useCentrePanels();
  const { visible, pushIds, courseId, contentSequence = 0 } = panels.state;
  const item = visible.course && pushIds.includes(id) ? items[contentSequence - 1] : undefined;
  const content: OpenContent | undefined =
    item && item.businessId === courseId ? { sequence: contentSequence, title: item.title } : undefined;
  return {
    content,
    open: (sequence: number): void =>
      panels.open('course', {
        pushIds: [id],
        courseId: items[sequence - 1]?.businessId,
        contentSequence: sequence,
      }),
    close: (): void => panels.close(),
  };
}

export type OpenContent = { readonly sequence: number; readonly title: string };
