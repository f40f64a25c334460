import { useT } from '../../../../lib/texts.ts';
import { PricedField } from '../../../../shared/pricing/PricedField.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import type { FieldsProps } from './fields-props.ts';

/** PRICE-01: what the room and the replay of a live cost together; while it is on, the price stays. */
export function PriceField({ draft, locks, errorOf, onChange }: FieldsProps) {
  const t = useT('activity');
  const problem = errorOf('price');
  const label = t('live.form.price');
  if (locks.price !== undefined && !draft.price.isPay) return null;
  if (locks.price !== undefined)
    return (
      <section aria-label={label}>
        <HintText>{`${label} · ${locks.price}`}</HintText>
      </section>
    );
  return (
    <PricedField
      form={{ draft, isTried: problem !== undefined, problems: { price: problem }, change: onChange }}
      label={label}
      hint={t('live.form.price.hint')}
    />
  );
}
