import { listSubjectLearners } from '@shuyuan/contract/subjects/manage-subject.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ExportLearners } from './ExportLearners.tsx';
import { useLearnerColumns } from './use-learner-columns.tsx';

/** The people who learn the subject, how far they are and by when, in the numbers of their own pages. */
export function SubjectLearners({ id }: { id: string }) {
  const t = useT('subjects');
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const list = useRead(
    listSubjectLearners,
    { id, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const empty = <EmptyState title={t('subjects.report.empty')} />;
  return (
    <Panel title={t('subjects.report')} action={<ExportLearners id={id} />} padding="flush">
      <DataTable
        caption={t('subjects.report')}
        columns={useLearnerColumns()}
        content={tableContent(list, { failed: t('subjects.failed'), empty })}
        rowKey={({ memberId }) => memberId}
      />
      <ListPager
        paging={paging}
        recordCount={list.data?.recordCount ?? 0}
        onChange={(change) => setPaging({ ...paging, ...change })}
      />
    </Panel>
  );
}
