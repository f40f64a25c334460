import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { ActionButton } from '../../../../ui/ActionButton.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { ManagedExamTable } from './ManagedExamTable.tsx';
import { NewExam } from './NewExam.tsx';

/** D-183: the exams somebody made or manages, with how many take them. */
export function ManagedExamsPage() {
  const t = useT('examining');
  const canCreate = useCan('exam.create');
  const [isCreating, setIsCreating] = useState(false);
  const create = canCreate && (
    <ActionButton leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
      {t('examining.create')}
    </ActionButton>
  );
  return (
    <>
      <PageTitle title={t('examining.title')} description={t('examining.description')} actions={create} />
      <ManagedExamTable />
      {isCreating && <NewExam onClose={() => setIsCreating(false)} />}
    </>
  );
}
