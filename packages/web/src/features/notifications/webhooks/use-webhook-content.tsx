import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listWebhooks } from '@shuyuan/contract/notifications/webhooks.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../lib/texts.ts';
import { StillBell } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';

/** The list in the one state it is in: loading, failed, empty or there. */
export function useWebhookContent(webhooks: UseQueryResult<OutputOf<typeof listWebhooks>>) {
  const t = useT('admin');
  const common = useT('common');
  if (webhooks.data) {
    const empty = (
      <EmptyState art={<StillBell />} title={t('admin.webhooks.empty.title')} text={t('admin.webhooks.empty.text')} />
    );
    return { state: 'ready', rows: webhooks.data.items, empty } as const;
  }
  if (!webhooks.isError)
    return { state: 'loading', placeholder: <SkeletonTable label={common('shell.loading')} /> } as const;
  const message = <ReadFailure read={webhooks} title={t('admin.webhooks.failed')} />;
  return { state: 'failed', message } as const;
}
