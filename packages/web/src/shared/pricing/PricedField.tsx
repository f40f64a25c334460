import type { PriceSetting } from '@shuyuan/contract/pricing/prices';
import { HintText } from '../../ui/HintText.tsx';
import { PriceField } from './lazy-pricing.tsx';
import { useIsSelling } from './use-is-selling.ts';

/** A form, as far as its price goes. */
type PricedForm = {
  readonly draft: { readonly price: PriceSetting };
  readonly isTried: boolean;
  readonly problems: { readonly price?: string | null | undefined };
  readonly change: (part: { readonly price: PriceSetting }) => void;
};

type Props = { form: PricedForm; label: string; hint: string };

/** PRICE-01: what something of the company costs, among the other fields of its form; nowhere where nothing is sold (D-124). */
export function PricedField({ form, label, hint }: Props) {
  if (!useIsSelling()) return null;
  return (
    <section aria-label={label}>
      <HintText>{hint}</HintText>
      <PriceField
        price={form.draft.price}
        isTried={form.isTried}
        refusal={form.problems.price?.trim() || null}
        onChange={(price) => form.change({ price })}
      />
    </section>
  );
}
