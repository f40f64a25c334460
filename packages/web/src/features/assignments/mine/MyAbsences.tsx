import { listOwnAbsences } from '@shuyuan/contract/assignments/absence.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { AbsenceTable } from '../absences/AbsenceTable.tsx';

const shown = 20;

/** The days one is away for, as others entered them; nothing where there are none. */
export function MyAbsences() {
  const t = useT('assignments');
  const list = useRead(listOwnAbsences, { page: 1, pageSize: shown }, { claims: 'notices' });
  if (!list.data || list.data.items.length === 0) return null;
  return (
    <Panel title={t('assignments.absences')} padding="flush">
      <AbsenceTable list={list} />
    </Panel>
  );
}
