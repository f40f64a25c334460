import { useCoinName } from '../../../lib/coin-name.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TeamSeats } from '../seats/TeamSeats.tsx';
import { useSeatAccess } from '../seats/use-seat-access.ts';
import { MyCards } from './MyCards.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';

const shownTabs = ['bought', 'cards', 'seats'] as const;

/** Everything one has bought for oneself and for others, and the cards one holds; the address keeps which and the page. */
export function PurchasesPage() {
  const t = useT('share');
  const common = useT('common');
  const coin = useCoinName();
  const { tab } = useSearchParams();
  const current = shownTabs.find((name) => name === tab) ?? 'bought';
  const { canBuy, hasOrders } = useSeatAccess();
  const seats = { name: 'seats', label: t('pricing.seats.title'), search: { tab: 'seats' } };
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
          ...(canBuy || hasOrders || current === 'seats' ? [seats] : []),
        ]}
        current={current}
      />
      {current === 'bought' && <PurchaseTable canBuySeats={canBuy} />}
      {current === 'cards' && <MyCards />}
      {current === 'seats' && <TeamSeats />}
    </>
  );
}
