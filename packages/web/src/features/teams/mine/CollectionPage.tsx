import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Collection.module.css';
import { FollowedSharers } from './FollowedSharers.tsx';
import { type Tab, useCounts, useTabs } from './use-collection-tabs.ts';

type Props = {
  /** What other features let one follow, say, collect and share. */
  lists: Readonly<Record<Exclude<Tab, 'sharers'>, ReactNode>>;
};

/** ROUTE-37: follows, discussions, favourites and shares; which list is shown stands in the address. */
export function CollectionPage({ lists }: Props) {
  const t = useT('share');
  const format = useFormat();
  const { tab } = useSearchParams();
  const tabs = useTabs();
  const current = tabs.find((name) => name === tab) ?? 'sharers';
  const countOf = useCounts();
  // In the word, not beside it: a mark there means that something waits.
  const labelOf = (name: Tab): string => {
    const count = countOf(name);
    return count ? `${t(`teams.collection.${name}`)} · ${format.count(count)}` : t(`teams.collection.${name}`);
  };
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
      {current === 'sharers' ? <FollowedSharers /> : lists[current]}
    </>
  );
}
