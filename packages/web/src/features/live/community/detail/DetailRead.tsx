import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { isOpen } from '@shuyuan/contract/live/live-status';
import { ApiError } from '../../../../lib/api-error.ts';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { NothingFound } from '../../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LiveDetailView } from './LiveDetailView.tsx';

/** Hosts come and go: a page that waits for them looks again by itself. */
const askMs = 15_000;

function Missing() {
  const t = useT('activity');
  return (
    <EmptyState
      size="page"
      art={<NothingFound />}
      title={t('live.detail.missing.title')}
      text={t('live.detail.missing.text')}
      action={<PathLink to="liveIndex">{t('live.detail.home')}</PathLink>}
    />
  );
}

type Calls = typeof nativeCommunity;
type Props<E extends Calls['detail'] | Calls['detailByBusiness']> = { endpoint: E; input: InputOf<E> };

/** One live, however it was asked for. Whoever may not see it is led to a page that says why (ERR-06). */
export function DetailRead<E extends Calls['detail'] | Calls['detailByBusiness']>({ endpoint, input }: Props<E>) {
  const t = useT('activity');
  const read = useRead(endpoint, input, {
    claims: 'notices',
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.status) ? askMs : false),
  });
  if (read.error instanceof ApiError && read.error.status === 404) return <Missing />;
  return (
    <ReadStates read={read} failed={t('live.detail.failed')} shape="cards" count={2}>
      {(live) => <LiveDetailView live={live} />}
    </ReadStates>
  );
}
