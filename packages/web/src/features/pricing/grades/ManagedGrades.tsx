import { listGrades } from '@shuyuan/contract/pricing/grades.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { GradeView } from '../../../shared/grades/grades-view.ts';
import { tableContent } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import { useGradeColumns } from './use-grade-columns.tsx';

/** PERSON-03: with how many points each grade begins, and what it gives. */
export function ManagedGrades() {
  const t = useT('points');
  const [editing, setEditing] = useState<GradeView | null>(null);
  const columns = useGradeColumns(setEditing);
  const read = useRead(listGrades, {}, { claims: 'notices' });
  return (
    <>
      <HintText>{t('points.admin.grades.text')}</HintText>
      <Panel padding="flush">
        <DataTable
          caption={t('points.admin.grades')}
          columns={columns}
          rowKey={({ level }) => String(level)}
          content={tableContent(read, { failed: t('points.grade.failed'), empty: null })}
        />
      </Panel>
      {editing && read.data && (
        <GradeDialog grade={editing} grades={read.data.items} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
