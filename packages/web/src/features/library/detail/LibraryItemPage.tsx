import { readLibraryItem } from '@shuyuan/contract/library/library.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { itemAddress } from '../library-address.ts';
import { ItemView } from './ItemView.tsx';

/** ROUTE-09: one item with its viewer; what is gone or for others says so. */
export function LibraryItemPage() {
  const t = useT('library');
  const { id } = usePathParams('knowledgeDetail');
  const [{ version }] = useAddressState(itemAddress);
  const item = useRead(readLibraryItem, { id }, { claims: 'all' });
  if (item.error instanceof ApiError && item.error.status === 404)
    return (
      <EmptyState
        size="page"
        art={<NothingFound />}
        title={t('library.missing.title')}
        text={t('library.missing.text')}
        action={<PathLink to="knowledgeList">{t('library.missing.action')}</PathLink>}
      />
    );
  return (
    <ReadStates read={item} failed={t('library.failed')} shape="cards" count={2}>
      {(found) => <ItemView key={found.id} item={found} version={Number(version)} />}
    </ReadStates>
  );
}
