import { changeSearch } from '../../../../lib/navigation.ts';
import { closedSearch, openedSearch, useCentrePanels } from '../../../../shared/centre/use-centre-panels.ts';
import type { PackStep } from './pack-address.ts';

/** CENTRE-02: the panel about one person of a pack, in the address: which step, and of whom. */
export function usePersonStep(packId: string, step: PackStep | undefined) {
  const { visible, pushIds, studentIds } = useCentrePanels().state;
  const [memberId] = studentIds;
  const isOpen = visible.push && pushIds.includes(packId);
  const asked: AskedStep | undefined = isOpen && step && memberId ? { step, memberId } : undefined;
  return {
    asked,
    ask: (next: AskedStep): void =>
      changeSearch({
        step: next.step,
        ...openedSearch('push', { pushIds: [packId], studentIds: [next.memberId] }),
      }),
    close: (): void => changeSearch({ step: undefined, ...closedSearch }),
  };
}

export type AskedStep = { readonly step: PackStep; readonly memberId: string };
