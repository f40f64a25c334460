import { type ExchangeRule, integralFor } from '@shuyuan/contract/ledger/exchange-rule';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';

export function ExchangeRate({ rule, coinsLeft }: { rule: ExchangeRule; coinsLeft: number }) {
  const t = useT('points');
  const { count } = useFormat();
  const coin = useCoinName();
  const rate = { integral: count(rule.integralPerCoin), coin, left: count(coinsLeft) };
  return (
    <HintText>
      {t('points.exchange.rate', rate)} {t('points.exchange.grade')}
    </HintText>
  );
}

/** The points so many coins take; nothing is said while it is none. */
export function ExchangeSum({ rule, coins }: { rule: ExchangeRule; coins: number | null }) {
  const t = useT('points');
  const { price } = useFormat();
  return (
    <output>{coins !== null && t('points.exchange.sum', { integral: price(String(integralFor(coins, rule))) })}</output>
  );
}
