import { Button } from '@mantine/core';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useAddressState } from '../../../lib/address-state.ts';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { BookFigures } from './BookFigures.tsx';
import { coinsAddress } from './coins-address.ts';
import { GrantCoins } from './GrantCoins.tsx';
import { TenantTrades } from './TenantTrades.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** D-107, D-109: the book of the whole company, for whoever manages coins. */
export function CoinsPage() {
  const t = useT('admin');
  const coin = useCoinName();
  const [place, move] = useAddressState(coinsAddress);
  const [isGranting, setIsGranting] = useState(false);
  return (
    <>
      <PageTitle
        title={t('admin.coins.title')}
        description={t('admin.coins.description', { coin })}
        actions={
          <Button leftSection={<Coins size={18} aria-hidden />} onClick={() => setIsGranting(true)}>
            {t('admin.coins.grant')}
          </Button>
        }
      />
      <Stack>
        <BookFigures currency={place.type} />
        <TenantTrades place={place} onMove={move} />
      </Stack>
      {isGranting && <GrantCoins currency={place.type} onClose={() => setIsGranting(false)} />}
    </>
  );
}
