import { addCollect, readCollect, removeCollect } from '@shuyuan/contract/system/collect.wire';
import { Button } from '@mantine/core';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useRead, useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { businessTypeOf, type LiveDetail } from './live-detail.ts';

/** LIVE-ROOM-02, SYSTEM-08 */
export function CollectButton({ live }: { live: LiveDetail }) {
  const t = useT('activity');
  const thing = { businessId: live.id, businessType: businessTypeOf(live) };
  const read = useRead(readCollect, thing, { claims: 'all' });
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
      onClick={() => (collect ? remove.mutate({ id: collect.id }) : add.mutate(thing))}
    >
      {t(collect ? 'live.detail.collected' : 'live.detail.collect')}
    </Button>
  );
}
