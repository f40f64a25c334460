import { useAddressState } from '../../../../lib/address-state.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathTabs } from '../../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { bankAddress, bankViews } from '../bank-address.ts';
import { CategoryPanel } from '../categories/CategoryPanel.tsx';
import { BankActions } from './BankActions.tsx';
import { QuestionTable } from './QuestionTable.tsx';

/** D-183: the questions of the company and the categories they lie in, for those who make exams. */
export function BankPage() {
  const t = useT('bank');
  const [state, change] = useAddressState(bankAddress);
  const tabs = bankViews.map((name) => ({
    name,
    label: t(`bank.view.${name}`),
    search: { view: name === 'questions' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('bank.title')} description={t('bank.text')} actions={<BankActions state={state} />} />
      <PathTabs
        to="centerMy"
        params={{ name: 'question-bank' }}
        label={t('bank.view')}
        tabs={tabs}
        current={state.view}
      />
      {state.view === 'categories' ? <CategoryPanel /> : <QuestionTable state={state} onChange={change} />}
    </>
  );
}
