import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { lazy, type ReactNode, Suspense } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { loadGroups, useT } from '../../lib/texts.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import type { Offer } from './price-fields.ts';
import { useIsSelling } from './use-is-selling.ts';

/** C-11: the module of prices and purchases comes, with its texts, with the first thing that has, or may have, a price. */
const load = async () => {
  const parts = Promise.all([import('./price-module.ts'), loadGroups(currentLanguage(), ['share'])]);
  const [module] = await orReloadOnce('knowledge-pay', parts);
  return module;
};

const PriceForm = lazy(async () => ({ default: (await load()).PriceForm }));
const OfferPanel = lazy(async () => ({ default: (await load()).OfferPanel }));

function WhileLoading({ children }: { children: ReactNode }) {
  const t = useT('common');
  return <Suspense fallback={<SkeletonList label={t('shell.loading')} count={1} />}>{children}</Suspense>;
}

type PriceFieldProps = {
  price: PriceSetting;
  isTried: boolean;
  refusal: string | null;
  onChange: (price: PriceSetting) => void;
};

/** PRICE-02, PRICE-06, D-124: offered where the community is open and has its currency; elsewhere all is free. */
export function PriceField(props: PriceFieldProps) {
  if (!useIsSelling()) return null;
  return (
    <WhileLoading>
      <PriceForm {...props} />
    </WhileLoading>
  );
}

type OfferViewProps = { businessType: SellableType; businessId: string; offer: Offer };

/** D-122: stands in the place of what is not open to whoever looks. */
export function OfferView(props: OfferViewProps) {
  return (
    <WhileLoading>
      <OfferPanel {...props} />
    </WhileLoading>
  );
}
