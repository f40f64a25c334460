import { readCard } from '@shuyuan/contract/pricing/price.wire';
import { ApiError } from '../../../lib/api-error.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { CardView } from './CardView.tsx';
import { UnknownCard } from './UnknownCard.tsx';

/** ROUTE-54, D-191: a card to look at: what it is good for, how long it holds, what it opens. */
export function MemberCardPage() {
  const t = useT('personal');
  const { id } = usePathParams('memberCard');
  const read = useRead(readCard, { id }, { claims: 'notices' });
  if (read.error instanceof ApiError && [404, 422].includes(read.error.status)) return <UnknownCard />;
  return (
    <ReadStates read={read} failed={t('pricing.card.failed')} shape="list" count={3}>
      {(card) => <CardView key={card.id} card={card} />}
    </ReadStates>
  );
}
