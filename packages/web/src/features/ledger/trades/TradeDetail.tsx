import type { ContentTarget } from '@shuyuan/contract/community/question-actions';
import { TradeBusiness, TradeType } from '@shuyuan/contract/ledger/trade-types';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Trade } from './trade-choice.ts';

const post: ContentTarget = 'question';

/** D-102: what a trade was for, with the way there where its business is something that can be opened. */
export function TradeDetail({ trade: { tradeType, detail, businessType, businessId } }: { trade: Trade }) {
  const t = useT('share');
  const format = useFormat();
  if (tradeType === TradeType.distribution) return t('ledger.receivers', { count: format.count(Number(detail)) });
  const words = <bdi>{tradeType === TradeType.teamShare ? t('ledger.fromTeam', { team: detail }) : detail}</bdi>;
  if (businessId === null) return words;
  if (businessType === TradeBusiness.account)
    return (
      <PathLink to="teamContent" params={{ id: businessId }}>
        {words}
      </PathLink>
    );
  if (businessType === post)
    return (
      <PathLink to="questionDetail" params={{ id: businessId }}>
        {words}
      </PathLink>
    );
  return words;
}
