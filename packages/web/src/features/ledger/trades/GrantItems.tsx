import type { Paging } from '@shuyuan/contract/kernel/paging';
import { ledgerPageSize } from '@shuyuan/contract/ledger/currencies';
import { listGrantItems } from '@shuyuan/contract/ledger/currency.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { AmountText } from './AmountText.tsx';
import classes from './Trades.module.css';

/** LEDGER-06, some at a time. */
export function GrantItems({ grantId }: { grantId: string }) {
  const t = useT('share');
  const [paging, setPaging] = useState<Paging>({ page: 1, pageSize: ledgerPageSize });
  const items = useRead(
    listGrantItems,
    { grantId, ...paging },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <ReadStates read={items} failed={t('ledger.grant.failed')} shape="list" count={3}>
      {(data) => (
        <>
          <ul className={classes.shares} aria-label={t('ledger.grant.title')}>
            {data.items.map(({ destinationAccountFullName, tradeAmount }, at) => (
              // One name may stand for two people; the order is that of the book and never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <bdi>{destinationAccountFullName}</bdi>
                <AmountText amount={tradeAmount} />
              </li>
            ))}
          </ul>
          {data.recordCount > paging.pageSize && (
            <ListPager paging={paging} recordCount={data.recordCount} onChange={setPaging} />
          )}
        </>
      )}
    </ReadStates>
  );
}
