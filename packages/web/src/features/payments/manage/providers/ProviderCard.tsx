import { Button } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import { Card } from '../../../../ui/Card.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import classes from '../../Payments.module.css';
import type { Provider } from './provider-draft.ts';

type Props = { provider: Provider; onEdit: () => void };

/** An account with a provider, and the address the provider is given. */
export function ProviderCard({ provider, onEdit }: Props) {
  const t = useT('payments');
  const { method, isEnabled, isSandbox, callbackUrl } = provider;
  const name = t(`receipt.method.${method}`);
  return (
    <Card>
      <Stack gap={8}>
        <div className={classes.ways}>
          <strong>{name}</strong>
          <Tag tone={isEnabled ? 'pine' : 'neutral'}>{t(isEnabled ? 'provider.state.on' : 'provider.state.off')}</Tag>
          {isSandbox && <Tag tone="gold">{t('provider.state.sandbox')}</Tag>}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('provider.edit.named', { method: name })}
            onClick={onEdit}
          >
            {t('provider.edit')}
          </Button>
        </div>
        <HintText className={classes.address}>{t('provider.callback', { url: callbackUrl })}</HintText>
      </Stack>
    </Card>
  );
}
