import { readInvoice } from '@shuyuan/contract/payments/invoice.wire';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { Invoice } from '../form/invoice-draft.ts';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceSteps } from './InvoiceSteps.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { StepName } from './step-names.ts';

type Props = { id: string; onClose: () => void };
type Step = { readonly name: StepName; readonly invoice: Invoice };

/** An invoice with everything it names, and the steps the reader may take. */
export function InvoiceDialog({ id, onClose }: Props) {
  const t = useT('payments');
  const common = useT('common');
  const read = useRead(readInvoice, { id }, { claims: 'notices' });
  const [step, setStep] = useState<Step | null>(null);
  return (
    <>
      <Dialog
        isOpen={step === null}
        isInAddress
        title={t('invoice.title')}
        closeLabel={common('dialog.close')}
        width={560}
        onClose={onClose}
      >
        <ReadStates read={read} failed={t('invoice.failed')} shape="list" count={5}>
          {(invoice) => (
            <Stack gap={20}>
              <InvoiceFacts invoice={invoice} />
              <InvoiceSteps invoice={invoice} onStep={(name) => setStep({ name, invoice })} />
            </Stack>
          )}
        </ReadStates>
      </Dialog>
      {step && <StepDialog name={step.name} invoice={step.invoice} onClose={() => setStep(null)} />}
    </>
  );
}
