import { useCoinName } from '../../../lib/coin-name.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { MyCards } from './MyCards.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';

/** What one has bought, and the cards one holds; the address keeps which and the page. */
export function PurchasesPage() {
  const t = useT('share');
  const common = useT('common');
  const coin = useCoinName();
  const { tab } = useSearchParams();
  const current = tab === 'cards' ? 'cards' : 'bought';
  return (
    <>
      <PageTitle
        title={t('pricing.mine.title')}
        description={t('pricing.mine.description')}
        actions={<PathLink to="learncoinManage">{common('frame.coins', { coin })}</PathLink>}
      />
      <PathTabs
        label={t('pricing.mine.tabs')}
        to="purchases"
        params={{}}
        tabs={[
          { name: 'bought', label: t('pricing.mine.bought'), search: {} },
          { name: 'cards', label: t('pricing.mine.cards'), search: { tab: 'cards' } },
        ]}
        current={current}
      />
      {current === 'cards' ? <MyCards /> : <PurchaseTable />}
    </>
  );
}
