import { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { ListPager } from '../../../lib/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Giver } from './Giver.tsx';
import classes from './Reward.module.css';

const pageSize = 10;

type Givers = OutputOf<typeof listRewarders>;

function Total({ givers: { recordCount, totalAmount } }: { givers: Givers }) {
  const t = useT('share');
  const format = useFormat();
  const coin = useCoinName();
  const values = { count: format.count(recordCount), amount: format.price(totalAmount), coin };
  return <p className={classes.total}>{t('ledger.reward.total', values)}</p>;
}

/** LEDGER-22: everybody who gave coins, a page at a time; `asked` is the page the address names. */
export function AllRewarders({ questionId, asked }: { questionId: string; asked: string }) {
  const t = useT('share');
  const common = useT('common');
  const page = Math.max(1, Math.trunc(Number(asked)) || 1);
  const read = useRead(
    listRewarders,
    { id: questionId, page, pageSize },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Dialog
      isOpen
      title={t('ledger.reward.givers')}
      closeLabel={common('dialog.close')}
      onClose={() => changeSearch({ rewards: undefined }, { isReplacing: true })}
    >
      <ReadStates read={read} failed={t('ledger.reward.givers.failed')} shape="list" count={3}>
        {(givers) => (
          <>
            <Total givers={givers} />
            <ul className={classes.list} aria-label={t('ledger.reward.givers')}>
              {givers.items.map((giver) => (
                <Giver key={giver.memberId} giver={giver} />
              ))}
            </ul>
            {givers.recordCount > pageSize && (
              <ListPager
                paging={{ page, pageSize }}
                recordCount={givers.recordCount}
                sizes={[pageSize]}
                onChange={(next) => changeSearch({ rewards: next.page }, { isReplacing: true })}
              />
            )}
          </>
        )}
      </ReadStates>
    </Dialog>
  );
}
