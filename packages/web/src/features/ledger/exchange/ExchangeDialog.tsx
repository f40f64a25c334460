import { TextInput } from '@mantine/core';
import type { ExchangeRule } from '@shuyuan/contract/ledger/exchange-rule';
import { exchangeIntegral } from '@shuyuan/contract/ledger/exchange.wire';
import { useCoinName } from '../../../lib/coin-name.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { exchangeReads } from './exchange-reads.ts';
import { ExchangeRate, ExchangeSum } from './ExchangeRate.tsx';
import type { Exchange } from './most-coins.ts';
import { useExchangeForm } from './use-exchange-form.ts';

type Props = { exchange: Exchange; rule: ExchangeRule; onClose: () => void };

/** How many coins; the rate that is shown is the rate that is exchanged at. */
export function ExchangeDialog({ exchange, rule, onClose }: Props) {
  const t = useT('points');
  const coin = useCoinName();
  const { form, coins } = useExchangeForm(exchange, rule);
  const { integralPerCoin } = rule;
  const exchanging = useWrite(exchangeIntegral, {
    claims: form.claims,
    refreshes: exchangeReads,
    onSuccess: () => {
      showNotice(t('points.exchange.done', { coin }), 'success');
      onClose();
    },
  });
  return (
    <DraftDialog
      form={form}
      title={t('points.exchange', { coin })}
      submitLabel={t('points.exchange.submit')}
      isBusy={exchanging.isPending}
      onSend={() =>
        coins === null ? undefined : exchanging.mutate({ coins, integralPerCoin }, { onError: form.refuse })
      }
      onClose={onClose}
    >
      <ExchangeRate rule={rule} coinsLeft={exchange.coinsLeft} />
      <TextInput
        label={t('points.exchange.coins')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        data-autofocus
        {...form.textField('coins')}
      />
      <ExchangeSum rule={rule} coins={coins} />
    </DraftDialog>
  );
}
