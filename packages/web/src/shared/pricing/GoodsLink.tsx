import type { SellableType } from '@shuyuan/contract/pricing/cards';
import { PathLink } from '../navigation/PathLink.tsx';

type Props = { businessType: SellableType; businessId: string; title: string };

/** The pages of things that are named by their path; a column is named by its search. */
const pages = {
  question: 'shareContentDetail',
  course: 'course',
  subject: 'subject',
  libraryItem: 'knowledgeDetail',
  exam: 'exam',
  live: 'liveDetail',
} as const satisfies Record<Exclude<SellableType, 'column'>, string>;

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
    <PathLink to={pages[businessType]} params={{ id: businessId }}>
      {name}
    </PathLink>
  );
}
