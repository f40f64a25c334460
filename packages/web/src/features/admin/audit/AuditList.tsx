import { AuditDetail } from './AuditDetail.tsx';
import { AuditPager } from './AuditPager.tsx';
import { AuditTable } from './AuditTable.tsx';

type Props = Pick<Parameters<typeof AuditTable>[0], 'entries' | 'onOnly'> &
  Pick<Parameters<typeof AuditPager>[0], 'paging'> & {
    onPage: Parameters<typeof AuditPager>[0]['onChange'];
    /** The entry that is open, as the address says. */
    opened: string | undefined;
    onOpen: (id: string | undefined) => void;
  };

/** One page of the trail, and the entry that was opened. */
export function AuditList({ entries, onOnly, paging, onPage, opened, onOpen }: Props) {
  const entry = entries.data?.items.find(({ id }) => id === opened);
  return (
    <>
      <AuditTable entries={entries} onOpen={({ id }) => onOpen(id)} onOnly={onOnly} />
      <AuditPager paging={paging} recordCount={entries.data?.recordCount ?? 0} onChange={onPage} />
      {entry && <AuditDetail entry={entry} names={entries.data?.names ?? []} onClose={() => onOpen(undefined)} />}
    </>
  );
}
