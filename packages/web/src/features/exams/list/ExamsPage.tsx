import { listMarkingExams } from '@shuyuan/contract/exams/marking/marking.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { examsAddress, examViews } from '../exams-address.ts';
import { MarkingList } from '../marking/MarkingList.tsx';
import { ExamList } from './ExamList.tsx';
import { RecordList } from './RecordList.tsx';

const lists = { open: ExamList, records: RecordList, marking: MarkingList };

/** D-183: the exams that are for the reader, what they came to, and for markers those that wait for them. */
export function ExamsPage() {
  const t = useT('exams');
  const [state, move] = useAddressState(examsAddress);
  const waiting = useRead(listMarkingExams, { page: 1, pageSize: 1 }, { claims: 'notices' });
  const isMarker = state.view === 'marking' || (waiting.data?.recordCount ?? 0) > 0;
  const List = lists[state.view];
  const views = examViews.filter((name) => name !== 'marking' || isMarker);
  const tabs = views.map((name) => ({
    name,
    label: t(`exams.view.${name}`),
    search: { view: name === 'open' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('exams.title')} description={t('exams.text')} />
      <PathTabs to="exams" params={{}} label={t('exams.view')} tabs={tabs} current={state.view} />
      <List state={state} onMove={move} />
    </>
  );
}
