import { useAddressState } from '../../lib/address-state.ts';
import { useT } from '../../lib/texts.ts';
import { PathTabs } from '../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { BankChoice } from './BankChoice.tsx';
import { CardList } from './CardList.tsx';
import { practiceAddress, practiceViews } from './practice-address.ts';
import { TodayCards } from './TodayCards.tsx';

/** D-183: ten minutes a day: the cards of today, all cards of the reader, and the banks they practise. */
export function PracticePage() {
  const t = useT('practice');
  const [{ view, page, pageSize }, move] = useAddressState(practiceAddress);
  const tabs = practiceViews.map((name) => ({
    name,
    label: t(`practice.view.${name}`),
    search: { view: name === 'today' ? undefined : name },
  }));
  return (
    <>
      <PageTitle title={t('practice.title')} description={t('practice.text')} />
      <PathTabs to="practice" params={{}} label={t('practice.view')} tabs={tabs} current={view} />
      {view === 'today' && <TodayCards />}
      {view === 'cards' && <CardList paging={{ page, pageSize }} onMove={move} />}
      {view === 'banks' && <BankChoice />}
    </>
  );
}
