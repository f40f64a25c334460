import { startPayment } from '@shuyuan/contract/payments/provider.wire';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import classes from '../Payments.module.css';
import { type Entrance, PaymentEntrance } from './PaymentEntrance.tsx';

const claims = ['payment.wrong-state', 'payment.too-late', 'payment.provider-off', 'payment.provider-failed'] as const;

type Props = {
  order: { readonly id: string; readonly methods: readonly ProviderName[] };
  onStarted: () => void;
};

/** D-119: the providers an order may be paid with, while it waits. */
export function PayOnline({ order: { id, methods }, onStarted }: Props) {
  const t = useT('payments');
  const [entrance, setEntrance] = useState<Entrance | null>(null);
  const starting = useWrite(startPayment, { claims: [...claims] });
  const refused = claimedText(starting.error, claims);
  if (methods.length === 0) return null;
  const start = (method: ProviderName): void =>
    starting.mutate(
      { id, method },
      {
        onSuccess: (answer) => {
          setEntrance({ ...answer, method });
          onStarted();
        },
      },
    );
  return (
    <Stack as="section" gap={12} aria-label={t('payment.online')}>
      <div className={classes.steps}>
        {methods.map((method) => (
          <ActionButton key={method} disabled={starting.isPending} onClick={() => start(method)}>
            {t('payment.online.with', { method: t(`receipt.method.${method}`) })}
          </ActionButton>
        ))}
      </div>
      {refused !== null && <ErrorText>{refused}</ErrorText>}
      {entrance && <PaymentEntrance key={entrance.method} entrance={entrance} />}
      <HintText>{t('payment.online.or')}</HintText>
    </Stack>
  );
}
