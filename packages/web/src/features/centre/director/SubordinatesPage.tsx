import { listDirectedUnits } from '@shuyuan/contract/centre/director/director.wire';
import { useAddressState } from '../../../lib/address-state.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { NewPackLink } from '../packs/list/NewPackLink.tsx';
import { directorAddress } from './director-views.ts';
import { DirectorViews } from './DirectorViews.tsx';

/** ROUTE-23, CENTRE-01: a director's people by the tree of their organisations and by name; one of them opens in place. */
export function SubordinatesPage() {
  const t = useT('director');
  const personal = useT('personal');
  const [state, move] = useAddressState(directorAddress);
  const units = useRead(listDirectedUnits, {}, { claims: 'notices' });
  const isDirector = (units.data?.items.length ?? 0) > 0;
  return (
    <>
      <PageTitle
        title={personal('centre.subordinates.title')}
        description={t('director.text')}
        actions={isDirector && <NewPackLink />}
      />
      <ReadStates read={units} failed={t('director.units.failed')} shape="list">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('director.none')} text={t('director.none.text')} />
          ) : (
            <DirectorViews units={items} state={state} onMove={move} />
          )
        }
      </ReadStates>
    </>
  );
}
