import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { examsAddress, examViews } from '../exams-address.ts';
import { ExamList } from './ExamList.tsx';
import { RecordList } from './RecordList.tsx';

/** D-183: the exams that are for the reader, and what they came to. */
export function ExamsPage() {
  const t = useT('exams');
  const [state, move] = useAddressState(examsAddress);
  const tabs = examViews.map((name) => ({
    name,
    label: t(`exams.view.${name}`),
    search: { view: name === 'open' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('exams.title')} description={t('exams.text')} />
      <PathTabs to="exams" params={{}} label={t('exams.view')} tabs={tabs} current={state.view} />
      {state.view === 'open' ? <ExamList state={state} onMove={move} /> : <RecordList state={state} onMove={move} />}
    </>
  );
}
