import { cancelAbsence, listAbsences } from '@shuyuan/contract/assignments/absence.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { RemoveDialog } from '../../../shared/dialogs/RemoveDialog.tsx';
import { ReportPager } from '../../../shared/reports/ReportPager.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { ListProps } from '../manage/assignments-address.ts';
import { AbsenceDialog } from './AbsenceDialog.tsx';
import { AbsenceTable } from './AbsenceTable.tsx';

/** Days people are away for: entered and cancelled here. */
export function AbsencesPanel({ state: { page, pageSize }, onMove }: ListProps) {
  const t = useT('assignments');
  const [isOpen, setIsOpen] = useState(false);
  const [cancelled, setCancelled] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const list = useRead(listAbsences, { page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <Panel
      title={t('assignments.absences')}
      padding="flush"
      action={<ActionButton onClick={() => setIsOpen(true)}>{t('assignments.absence.enter')}</ActionButton>}
    >
      <AbsenceTable list={list} onCancel={({ id, person }) => setCancelled({ id, name: person.fullName })} />
      <ReportPager paging={{ page, pageSize }} recordCount={list.data?.recordCount ?? 0} onChange={onMove} />
      {isOpen && <AbsenceDialog onClose={() => setIsOpen(false)} />}
      {cancelled && (
        <RemoveDialog
          title={t('assignments.absence.cancel.title', { name: cancelled.name })}
          text={t('assignments.absence.cancel.text')}
          confirmLabel={t('assignments.absence.cancel')}
          doneText={t('assignments.absence.cancel.done')}
          endpoint={cancelAbsence}
          input={{ id: cancelled.id }}
          refreshes={[listAbsences]}
          claims={['assignment.wrong-absence']}
          onClose={() => setCancelled(null)}
        />
      )}
    </Panel>
  );
}
