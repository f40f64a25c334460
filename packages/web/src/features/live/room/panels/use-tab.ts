import { useState } from 'react';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useSearchParams } from '../../../../lib/route-values.ts';

export const tabs = ['chat', 'questions', 'polls', 'people'] as const;
export type Tab = (typeof tabs)[number];

/** Which tab is open. It is part of the address, so that a reload, or coming back after the line was lost, finds it again. */
export function useTab(): readonly [tab: Tab, open: (tab: Tab) => void] {
  const { tab: asked } = useSearchParams();
  const [tab, setTab] = useState<Tab>(() => tabs.find((name) => name === asked) ?? 'chat');
  const open = (next: Tab): void => {
    setTab(next);
    changeSearch({ tab: next === 'chat' ? undefined : next }, { isReplacing: true });
  };
  return [tab, open];
}
