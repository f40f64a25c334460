import { listOwnPacks } from '@shuyuan/contract/centre/packs/own-pack.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { addressCodec, addressPaging, useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from '../Packs.module.css';
import { OwnPackRow } from './OwnPackRow.tsx';

const address = addressCodec(addressPaging());

/** ROUTE-22: the packs that were pushed to the reader. */
export function MyPacksPage() {
  const t = useT('packs');
  const [{ page, pageSize }, move] = useAddressState(address);
  const list = useRead(listOwnPacks, { page, pageSize }, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <>
      <PageTitle title={t('packs.mine')} description={t('packs.mine.text')} />
      <ReadStates read={list} failed={t('packs.failed')} shape="list" count={3}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <EmptyState title={t('packs.mine.none')} />
          ) : (
            <Panel>
              <ul className={classes.items}>
                {items.map((pack) => (
                  <OwnPackRow key={pack.id} pack={pack} />
                ))}
              </ul>
              <ListPager paging={{ page, pageSize }} recordCount={recordCount} onChange={move} />
            </Panel>
          )
        }
      </ReadStates>
    </>
  );
}
