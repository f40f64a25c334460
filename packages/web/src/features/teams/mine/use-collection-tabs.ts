import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import { readMyStatistic } from '@shuyuan/contract/community/question-action.wire';
import { useRead } from '../../../lib/queries.ts';
import { useSession } from '../../../lib/session.ts';

const targets = {
  sharers: AttentionTarget.sharer,
  topics: AttentionTarget.topic,
  people: AttentionTarget.member,
  questions: AttentionTarget.question,
  columns: AttentionTarget.column,
  circles: AttentionTarget.circle,
} as const;
/** What one follows, then what one has said, collected and shared. */
const tabs = [
  'sharers',
  'topics',
  'people',
  'questions',
  'columns',
  'circles',
  'discussions',
  'favourites',
  'courses',
  'shares',
] as const;
export type Tab = (typeof tabs)[number];

/** D-142: where the company has no circles there is no list of them. */
export function useTabs(): readonly Tab[] {
  const hasCircles = useSession(({ appSettings }) => appSettings?.circleIsOpen ?? false);
  return hasCircles ? tabs : tabs.filter((name) => name !== 'circles');
}

/** COMM-24; without the numbers the lists are still there. */
export function useCounts(): (tab: Tab) => number | undefined {
  const follows = useRead(readAttentionStatistic, {}, { claims: 'all' });
  const own = useRead(readMyStatistic, {}, { claims: 'all' });
  return (tab) => {
    if (tab === 'discussions') return own.data?.discussNum;
    if (tab === 'favourites') return own.data?.collectNum;
    if (tab === 'shares' || tab === 'courses') return undefined;
    return follows.data?.items.find(({ targetType }) => targetType === targets[tab])?.count;
  };
}
