import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { PathTabs } from '../../../lib/PathTabs.tsx';
import { useRead } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Collection.module.css';
import { FollowedSharers } from './FollowedSharers.tsx';

const targets = {
  sharers: AttentionTarget.sharer,
  topics: AttentionTarget.topic,
  people: AttentionTarget.member,
} as const;
type Tab = keyof typeof targets;
const tabs = Object.keys(targets) as readonly Tab[];

type Props = {
  /** What other features let one follow. */
  topics: ReactNode;
  people: ReactNode;
};

/** ROUTE-37: what one follows; which list is shown stands in the address. */
export function CollectionPage({ topics, people }: Props) {
  const t = useT('share');
  const format = useFormat();
  const { tab } = useSearchParams();
  const current = tabs.find((name) => name === tab) ?? 'sharers';
  // COMM-24; without the numbers the lists are still there.
  const counts = useRead(readAttentionStatistic, {}, { claims: 'all' });
  // In the word, not beside it: a mark there means that something waits.
  const labelOf = (name: Tab): string => {
    const count = counts.data?.items.find(({ targetType }) => targetType === targets[name])?.count;
    return count ? `${t(`teams.collection.${name}`)} · ${format.count(count)}` : t(`teams.collection.${name}`);
  };
  const lists: Record<Tab, ReactNode> = { sharers: <FollowedSharers />, topics, people };
  return (
    <>
      <PageTitle
        title={t('teams.collection.title')}
        description={t('teams.collection.description')}
        actions={<PathLink to="shareIndex">{t('teams.index.back')}</PathLink>}
      />
      <div className={classes.tabs}>
        <PathTabs
          label={t('teams.collection.tabs')}
          to="myCollection"
          params={{}}
          current={current}
          tabs={tabs.map((name) => ({
            name,
            label: labelOf(name),
            search: { tab: name === 'sharers' ? undefined : name },
          }))}
        />
      </div>
      {lists[current]}
    </>
  );
}
