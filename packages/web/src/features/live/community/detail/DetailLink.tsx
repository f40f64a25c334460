import { isExternal, type LiveSupplier } from '@shuyuan/contract/live/suppliers';
import type { ReactNode } from 'react';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';

type Props = {
  live: { readonly id: string; readonly supplier: LiveSupplier };
  className?: string | undefined;
  children: ReactNode;
};

/** ROUTE-03, ROUTE-04: the page of a live lies where its supplier's lives do. */
export function DetailLink({ live: { id, supplier }, ...anchor }: Props) {
  return isExternal(supplier) ? (
    <PathLink to="activityDetail" params={{ id }} {...anchor} />
  ) : (
    <PathLink to="liveDetail" params={{ id }} {...anchor} />
  );
}
