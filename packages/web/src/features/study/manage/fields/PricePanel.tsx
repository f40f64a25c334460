import { PriceField } from '../../../../shared/pricing/lazy-pricing.tsx';
import { useIsSelling } from '../../../../shared/pricing/use-is-selling.ts';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { FieldsProps } from './IntroductionPanel.tsx';

/** PRICE-01: what a course costs; nowhere where nothing is sold (D-124). */
export function PricePanel({ form }: FieldsProps) {
  const t = useT('courses');
  const isSelling = useIsSelling();
  if (!isSelling) return null;
  return (
    <Panel title={t('courses.fields.price')}>
      <Stack>
        <HintText>{t('courses.fields.price.hint')}</HintText>
        <PriceField
          price={form.draft.price}
          isTried={form.isTried}
          refusal={form.problems.price?.trim() || null}
          onChange={(price) => form.change({ price })}
        />
      </Stack>
    </Panel>
  );
}
