import { Button } from '@mantine/core';
import { startInvoice } from '@shuyuan/contract/payments/invoice.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from '../../Payments.module.css';
import type { Invoice } from '../form/invoice-draft.ts';
import { invoiceReads } from '../invoice-reads.ts';
import { type StepName, stepNames } from './step-names.ts';

type Props = { invoice: Invoice; onStep: (name: StepName) => void };

/** The steps the server says the reader may take; handing in is a part of changing. */
export function InvoiceSteps({ invoice: { id, can }, onStep }: Props) {
  const t = useT('payments');
  const starting = useWrite(startInvoice, {
    refreshes: invoiceReads,
    onSuccess: () => showNotice(t('invoice.start.done'), 'success'),
  });
  return (
    <div className={classes.steps}>
      {can.start && (
        <Button variant="default" loading={starting.isPending} onClick={() => starting.mutate({ id })}>
          {t('invoice.start')}
        </Button>
      )}
      {stepNames
        .filter((name) => can[name])
        .map((name) => (
          <Button key={name} variant={name === 'issue' ? 'filled' : 'default'} onClick={() => onStep(name)}>
            {t(`invoice.${name}`)}
          </Button>
        ))}
    </div>
  );
}
