import { useState } from 'react';
import { AuditDetail } from './AuditDetail.tsx';
import { AuditPager } from './AuditPager.tsx';
import { AuditTable } from './AuditTable.tsx';
import type { AuditEntry } from './audit-texts.ts';

type Props = Pick<Parameters<typeof AuditTable>[0], 'entries' | 'onOnly'> &
  Pick<Parameters<typeof AuditPager>[0], 'paging'> & {
    onPage: Parameters<typeof AuditPager>[0]['onChange'];
  };

/** One page of the trail, and the entry that was opened. */
export function AuditList({ entries, onOnly, paging, onPage }: Props) {
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  return (
    <>
      <AuditTable entries={entries} onOpen={setOpened} onOnly={onOnly} />
      <AuditPager paging={paging} recordCount={entries.data?.recordCount ?? 0} onChange={onPage} />
      {opened && <AuditDetail entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
