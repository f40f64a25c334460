import { useAddressState } from '../../../lib/address-state.ts';
import { useCan } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ClickedResults } from './ClickedResults.tsx';
import { ProposedSearches } from './ProposedSearches.tsx';
import { reportAddress, reportFilterOf, reportViews } from './report-address.ts';
import { SearchedWords } from './SearchedWords.tsx';

/** D-195: what the company searches for, and what became of it; never who. */
export function SearchReportPage() {
  const t = useT('operation');
  const [state, move] = useAddressState(reportAddress);
  const { view } = state;
  const canHide = useCan('config.write');
  const views = reportViews.filter((name) => name !== 'hot' || canHide);
  const shown = { state, filter: reportFilterOf(state), onMove: move };
  return (
    <>
      <PageTitle title={t('searches.title')} description={t('searches.text')} />
      <Stack>
        <ChoiceTabs
          label={t('searches.view')}
          tabs={views.map((name) => ({ name, label: t(`searches.view.${name}`) }))}
          current={view}
          onChoose={(name) => move({ view: name, page: 1 })}
        />
        {view === 'results' && <ClickedResults {...shown} />}
        {view === 'hot' && <ProposedSearches state={state} onMove={move} />}
        {view !== 'results' && view !== 'hot' && <SearchedWords {...shown} view={view} />}
      </Stack>
    </>
  );
}
