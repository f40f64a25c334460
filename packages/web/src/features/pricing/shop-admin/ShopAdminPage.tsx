import { useState } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { shopAdminAddress } from './shop-admin-address.ts';
import { shopViews } from './shop-views.ts';
import { ShopView } from './ShopView.tsx';

/** The shop of the company for whoever keeps it: orders that wait for their thing, what is on offer, and the grades. */
export function ShopAdminPage() {
  const t = useT('points');
  const [state, move] = useAddressState(shopAdminAddress);
  const [isAdding, setIsAdding] = useState(false);
  const { view } = state;
  return (
    <>
      <PageTitle
        title={t('points.shop')}
        description={t('points.admin.text')}
        actions={<ActionButton onClick={() => setIsAdding(true)}>{t('points.admin.add')}</ActionButton>}
      />
      <Stack>
        <ChoiceTabs
          label={t('points.admin.views')}
          tabs={shopViews.map((name) => ({ name, label: t(`points.admin.${name}`) }))}
          current={view}
          onChoose={(name) => move({ view: name, page: 1 })}
        />
        <ShopView state={state} onMove={move} />
      </Stack>
      {isAdding && <ItemDialog item={null} onClose={() => setIsAdding(false)} />}
    </>
  );
}
