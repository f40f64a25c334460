import { newLadder, PayType, type PriceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useT } from '../../../lib/texts.ts';
import { CardChoice } from './CardChoice.tsx';
import { Choice } from './Choice.tsx';
import { FixedPrice } from './FixedPrice.tsx';
import { LadderPrice } from './LadderPrice.tsx';

type Props = {
  price: PriceSetting;
  problem: PriceProblem | null;
  onChange: (change: Partial<PriceSetting>) => void;
  onOverflow: () => void;
};

/** PRICE-06: with coins or a card, and of coins a fixed price or a ladder. D-119: nobody takes money here. */
export function PaidPrice({ price, problem, onChange, onOverflow }: Props) {
  const t = useT('share');
  const coin = useCoinName();
  const isByCard = price.payType === PayType.card;
  const chooseLadder = (isLadderPrice: boolean): void =>
    onChange({
      isLadderPrice,
      ...(isLadderPrice && price.payConfig.length === 0 && { payConfig: newLadder() }),
    });
  return (
    <>
      <Choice
        label={t('pricing.form.by')}
        options={[
          { value: PayType.coin, label: t('pricing.form.byCoin', { coin }) },
          { value: PayType.card, label: t('pricing.form.byCard') },
        ]}
        value={isByCard ? PayType.card : PayType.coin}
        onChange={(payType) => onChange({ payType })}
      />
      {isByCard ? (
        <CardChoice
          cards={price.cards}
          isWrong={problem === 'card-required'}
          onChange={(cards) => onChange({ cards })}
        />
      ) : (
        <>
          <Choice
            label={t('pricing.form.kind')}
            options={[
              { value: false, label: t('pricing.form.fixed') },
              { value: true, label: t('pricing.form.ladder') },
            ]}
            value={price.isLadderPrice}
            onChange={chooseLadder}
          />
          {price.isLadderPrice ? (
            <LadderPrice
              ranges={price.payConfig}
              problem={problem}
              onChange={(payConfig) => onChange({ payConfig })}
              onOverflow={onOverflow}
            />
          ) : (
            <FixedPrice price={price} problem={problem} onChange={onChange} />
          )}
        </>
      )}
    </>
  );
}
