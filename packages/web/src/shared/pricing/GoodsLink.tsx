import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { PathLink } from '../navigation/PathLink.tsx';

type Props = { businessType: SellableType; businessId: string; title: string };

/** To where something that has a price is read. */
export function GoodsLink({ businessType, businessId, title }: Props) {
  return businessType === 'column' ? (
    <PathLink to="teamColumnDetail" search={{ id: businessId }}>
      <bdi>{title}</bdi>
    </PathLink>
  ) : (
    <PathLink to="shareContentDetail" params={{ id: businessId }}>
      <bdi>{title}</bdi>
    </PathLink>
  );
}
