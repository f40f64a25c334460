import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { startPayment } from '@shuyuan/contract/payments/provider.wire';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Stack } from '../../../ui/Stack.tsx';

/** Where the money is paid: a code to scan, or the way to a page. */
export function PaymentEntrance({ entrance: { kind, address, isSandbox, method } }: { entrance: Entrance }) {
  const t = useT('payments');
  const name = { method: t(`receipt.method.${method}`) };
  const isLink = kind === 'page' || isSandbox;
  const label = kind === 'page' ? t('payment.online.page', name) : t('payment.online.sandbox.open');
  return (
    <Stack gap={12}>
      {kind === 'code' && (
        <QrCode
          text={address}
          label={t('payment.online.code', name)}
          failedText={t('payment.online.code.failed')}
          size={200}
        />
      )}
      <HintText>{t(kind === 'code' ? 'payment.online.scan' : 'payment.online.leaves', name)}</HintText>
      {isSandbox && <HintText>{t('payment.online.sandbox')}</HintText>}
      {isLink && (
        <Button
          component="a"
          href={address}
          variant="default"
          {...(kind === 'code' && { target: '_blank', rel: 'noopener' })}
        >
          {label}
        </Button>
      )}
    </Stack>
  );
}

export type Entrance = OutputOf<typeof startPayment> & { readonly method: ProviderName };
