import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { PathLink } from '../navigation/PathLink.tsx';

type Props = { businessType: SellableType; businessId: string; title: string };

/** To where something that has a price is read or learned. */
export function GoodsLink({ businessType, businessId, title }: Props) {
  const name = <bdi>{title}</bdi>;
  if (businessType === 'column')
    return (
      <PathLink to="teamColumnDetail" search={{ id: businessId }}>
        {name}
      </PathLink>
    );
  return (
    <PathLink to={businessType === 'course' ? 'course' : 'shareContentDetail'} params={{ id: businessId }}>
      {name}
    </PathLink>
  );
}
