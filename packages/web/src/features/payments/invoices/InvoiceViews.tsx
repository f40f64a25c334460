import { go } from '../../../lib/navigation.ts';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import classes from '../Payments.module.css';

type View = 'finance' | 'buyer';

/** D-190: the two views of whoever is of finance. */
export function InvoiceViews({ current }: { current: View }) {
  const t = useT('payments');
  return (
    <div className={classes.views}>
      <ChoiceTabs
        label={t('invoice.views')}
        tabs={(['finance', 'buyer'] as const).map((name) => ({ name, label: t(`invoice.view.${name}`) }))}
        current={current}
        onChoose={(view: View) => go('invoices', view === 'buyer' ? { isBuyer: '1' } : {})}
      />
    </div>
  );
}
