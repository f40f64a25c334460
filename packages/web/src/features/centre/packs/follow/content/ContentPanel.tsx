import { listContentPeople } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { defaultPageSize } from '@shuyuan/contract/kernel/paging';
import { useState } from 'react';
import { useRead } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import { tableContent } from '../../../../../shared/reads/ReadStates.tsx';
import { ReportPager } from '../../../../../shared/reports/ReportPager.tsx';
import { DataTable } from '../../../../../ui/DataTable.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import type { OpenContent } from './use-content-panel.ts';
import { useContentColumns } from './use-content-columns.tsx';

type Props = { packId: string; content: OpenContent; onClose: () => void };

/** CENTRE-02: the progress of everybody with one content of a pack, in place. */
export function ContentPanel({ packId: id, content: { sequence, title }, onClose }: Props) {
  const t = useT('packs');
  const common = useT('common');
  const [paging, setPaging] = useState({ page: 1, pageSize: defaultPageSize });
  const list = useRead(listContentPeople, { id, sequence, ...paging }, { claims: 'notices' });
  const name = t('packs.content.people', { title });
  const empty = <EmptyState title={t('packs.people.empty')} />;
  return (
    <Dialog isOpen isInAddress width={640} title={name} closeLabel={common('dialog.close')} onClose={onClose}>
      <DataTable
        caption={name}
        columns={useContentColumns()}
        content={tableContent(list, { failed: t('packs.people.failed'), empty })}
        rowKey={(person) => person.id}
      />
      <ReportPager paging={paging} recordCount={list.data?.recordCount ?? 0} onChange={setPaging} />
    </Dialog>
  );
}
