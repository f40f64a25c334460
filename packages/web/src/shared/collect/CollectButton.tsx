import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { addCollect, readCollect, removeCollect } from '@shuyuan/contract/system/collect.wire';
import { Button } from '@mantine/core';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useRead, useWrite } from '../../lib/queries.ts';

type Props = {
  of: { readonly businessId: string; readonly businessType: BusinessType };
  labels: { readonly collect: string; readonly collected: string };
};

/** LIVE-ROOM-02, SYSTEM-08: kept for later, or no longer. */
export function CollectButton({ of, labels }: Props) {
  const read = useRead(readCollect, of, { claims: 'all' });
  const add = useWrite(addCollect, { refreshes: [readCollect] });
  const remove = useWrite(removeCollect, { refreshes: [readCollect] });
  if (!read.data) return null;
  const { collect } = read.data;
  const Icon = collect ? BookmarkCheck : Bookmark;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      aria-pressed={collect !== null}
      loading={add.isPending || remove.isPending}
      onClick={() => (collect ? remove.mutate({ id: collect.id }) : add.mutate(of))}
    >
      {collect ? labels.collected : labels.collect}
    </Button>
  );
}
