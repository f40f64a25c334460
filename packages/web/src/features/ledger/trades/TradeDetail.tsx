import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { QuestionKind } from '@shuyuan/contract/community/questions';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import type { SellableType } from '@shuyuan/contract/pricing/cards';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Trade } from './trade-choice.ts';

const answer: ContentTarget = 'discuss';
const column: SellableType = 'column';

/** The pages of what the company sells. */
const sold = {
  course: 'course',
  subject: 'subject',
  libraryItem: 'knowledgeDetail',
  exam: 'exam',
  live: 'liveDetail',
} as const satisfies Partial<Record<SellableType, string>>;
const isSold = (type: string | null): type is keyof typeof sold => type !== null && type in sold;

/** In words; what an administrator took back says why instead. */
function useWords({ tradeType, detail, businessType }: Trade): string {
  const t = useT('share');
  const format = useFormat();
  if (tradeType === TradeType.distribution) return t('ledger.receivers', { count: format.count(Number(detail)) });
  if (tradeType === TradeType.teamShare) return t('ledger.fromTeam', { team: detail });
  return businessType === answer && tradeType !== TradeType.reversal ? t('ledger.answer', { title: detail }) : detail;
}

type Business = { trade: Trade; children: ReactNode };

/** The way to what it was for, where that is something that can be opened; an answer is shown in its place. */
function BusinessLink({ trade: { businessType, businessId, question }, children }: Business) {
  if (businessId === null) return children;
  if (businessType === TradeBusiness.account)
    return (
      <PathLink to="teamContent" params={{ id: businessId }}>
        {children}
      </PathLink>
    );
  if (businessType === column)
    return (
      <PathLink to="teamColumnDetail" search={{ id: businessId }}>
        {children}
      </PathLink>
    );
  if (isSold(businessType))
    return (
      <PathLink to={sold[businessType]} params={{ id: businessId }}>
        {children}
      </PathLink>
    );
  if (question !== null)
    return (
      <PathLink
        to={question.kind === QuestionKind.ask ? 'questionDetail' : 'shareContentDetail'}
        params={{ id: question.id }}
        search={businessType === answer ? { at: businessId } : {}}
      >
        {children}
      </PathLink>
    );
  return children;
}

/** D-102: what a trade was for. */
export function TradeDetail({ trade }: { trade: Trade }) {
  const words = useWords(trade);
  return (
    <BusinessLink trade={trade}>
      <bdi>{words}</bdi>
    </BusinessLink>
  );
}
