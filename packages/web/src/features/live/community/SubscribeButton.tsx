import { Button } from '@mantine/core';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { Bell, BellOff } from 'lucide-react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { communityOf } from '../calls-of.ts';
import { shownDetails, shownLists } from './live-card.ts';
import { usePassed } from './use-passed.ts';

type Props = {
  live: {
    readonly id: string;
    readonly supplier: LiveSupplier;
    readonly subject: string;
    readonly status: LiveStatus;
    readonly startTime: number;
    readonly isSubscribed: boolean;
  };
  size?: 'xs' | 'sm';
};

/** LIVE-ROOM-08, D-065: offered only before it begins. */
export function SubscribeButton({ live, size = 'sm' }: Props) {
  const t = useT('activity');
  const { subscribe, cancelSubscribe } = communityOf(live.supplier);
  const { isSubscribed } = live;
  const isTime = usePassed(live.startTime);
  const change = useWrite(isSubscribed ? cancelSubscribe : subscribe, {
    refreshes: [...shownLists, ...shownDetails],
    onSuccess: (answer) =>
      showNotice(t(answer.isSubscribed ? 'live.detail.subscribe.done' : 'live.detail.unsubscribe.done'), 'success'),
  });
  if (live.status !== LiveStatus.notBegun || isTime) return null;
  const Icon = isSubscribed ? BellOff : Bell;
  const label = t(isSubscribed ? 'live.detail.unsubscribe' : 'live.detail.subscribe');
  return (
    <Button
      size={size}
      variant={isSubscribed ? 'default' : 'light'}
      leftSection={<Icon size={16} aria-hidden />}
      loading={change.isPending}
      aria-label={`${label} · ${live.subject}`}
      onClick={() => change.mutate({ id: live.id })}
    >
      {label}
    </Button>
  );
}
