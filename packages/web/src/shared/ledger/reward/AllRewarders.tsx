import { listRewarders } from '@shuyuan/contract/ledger/currency.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Giver } from './Giver.tsx';
import classes from './Reward.module.css';
import { RewardTotal } from './RewardTotal.tsx';

const pageSize = 10;

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
        {(rewards) => (
          <>
            <RewardTotal rewards={rewards} />
            <ul className={classes.list} aria-label={t('ledger.reward.givers')}>
              {rewards.items.map((giver) => (
                <Giver key={giver.memberId} giver={giver} />
              ))}
            </ul>
            {rewards.recordCount > pageSize && (
              <ListPager
                paging={{ page, pageSize }}
                recordCount={rewards.recordCount}
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
