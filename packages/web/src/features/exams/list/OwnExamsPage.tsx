import { listExamRecords, listExams } from '@shuyuan/contract/exams/taking/taking.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { justCount, quietly } from '../../../shared/reads/just-count.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { examsAddress } from '../exams-address.ts';
import { ExamList } from './ExamList.tsx';
import { RecordTable } from './RecordTable.tsx';

const views = ['open', 'records'] as const;

/** D-179: the exams the reader can take and every attempt they made, in the centre. */
export function OwnExamsPage() {
  const t = useT('exams');
  const centre = useT('centre');
  const [state, move] = useAddressState(examsAddress);
  const current = state.view === 'records' ? 'records' : 'open';
  const counts = {
    open: useRead(listExams, justCount, quietly).data?.recordCount,
    records: useRead(listExamRecords, justCount, quietly).data?.recordCount,
  };
  const List = current === 'records' ? RecordTable : ExamList;
  return (
    <>
      <PageTitle title={centre('centre.exam.title')} description={centre('centre.exam.text')} />
      <PathTabs
        to="centerMy"
        params={{ name: 'exam' }}
        label={t('exams.view')}
        tabs={views.map((name) => ({
          name,
          label: t(`exams.view.${name}`),
          count: counts[name],
          search: { view: name === 'open' ? undefined : name },
        }))}
        current={current}
      />
      <List state={state} onMove={move} />
    </>
  );
}
