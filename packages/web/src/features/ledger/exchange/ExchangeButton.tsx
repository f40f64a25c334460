import { Button } from '@mantine/core';
import { readExchange } from '@shuyuan/contract/ledger/exchange.wire';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';

/** D-107: points for coins, where the company has a rule for it. */
export function ExchangeButton() {
  const t = useT('points');
  const coin = useCoinName();
  const [isOpen, setIsOpen] = useState(false);
  // Without it the page misses one button, and nothing is said (ERR-15).
  const exchange = useRead(readExchange, {}, { claims: 'all' }).data;
  if (!exchange?.rule) return null;
  return (
    <>
      <Button leftSection={<ArrowLeftRight size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('points.exchange', { coin })}
      </Button>
      {isOpen && <ExchangeDialog exchange={exchange} rule={exchange.rule} onClose={() => setIsOpen(false)} />}
    </>
  );
}
