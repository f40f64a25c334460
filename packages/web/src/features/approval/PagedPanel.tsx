import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { ReactNode } from 'react';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Stack } from '../../ui/Stack.tsx';

type Props = { paging: Paging; recordCount: number; onPage: (paging: Paging) => void; children: ReactNode };

/** A table on its card, and below it the way to its other pages. */
export function PagedPanel({ paging, recordCount, onPage, children }: Props) {
  return (
    <Stack>
      <Panel padding="flush">{children}</Panel>
      <ListPager paging={paging} recordCount={recordCount} onChange={onPage} />
    </Stack>
  );
}
