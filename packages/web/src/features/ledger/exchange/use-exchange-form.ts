import type { ExchangeRule } from '@shuyuan/contract/ledger/exchange-rule';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { refusalsOfForm, useDraftForm } from '../../../shared/forms/use-draft-form.ts';
import { wholeNumber } from '../../../shared/forms/whole-number.ts';
import { type Exchange, mostCoins } from './most-coins.ts';

/** The draft of an exchange, and the coins it asks for; null: none one may have. */
export function useExchangeForm(exchange: Exchange, rule: ExchangeRule) {
  const t = useT('points');
  const { count } = useFormat();
  const max = mostCoins(exchange, rule);
  const coinsIn = (text: string): number | null => (max > 0 ? wholeNumber(text, { min: 1, max }) : null);
  const wrong = max > 0 ? t('points.exchange.wrong', { max: count(max) }) : t('points.exchange.none');
  const form = useDraftForm({
    initial: { coins: '' },
    problemsOf: ({ coins }) => ({ coins: coinsIn(coins) === null ? wrong : null }),
    refusals: {
      ...refusalsOfForm(['exchange.off', 'ledger.too-much']),
      'exchange.over-limit': 'coins',
      'ledger.balance-short': 'coins',
      'price.changed': { field: 'form', text: t('points.exchange.changed') },
    },
  });
  return { form, coins: coinsIn(form.draft.coins) };
}
