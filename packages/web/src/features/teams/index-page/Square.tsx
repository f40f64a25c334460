import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { enjoyTypeLabels, enjoyTypes } from '@shuyuan/contract/teams/enjoy-type';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../lib/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SectionHeader } from '../../../ui/SectionHeader.tsx';
import { NoSharers } from './NoSharers.tsx';
import { SharerGrid } from './SharerGrid.tsx';
import classes from './ShareIndex.module.css';
import { TopicSelect } from './TopicSelect.tsx';
import { type KindChoice, useSquarePlace } from './use-square-place.ts';

type Place = ReturnType<typeof useSquarePlace>;

function Tools({ place: { enjoyType, search, topicId, find } }: { place: Place }) {
  const t = useT('share');
  const tabs = [
    { name: 'all' as KindChoice, label: t('teams.square.kinds.all') },
    ...enjoyTypes.map((type) => ({ name: `${type}` as const, label: t(enjoyTypeLabels[type]) })),
  ];
  return (
    <div className={classes.tools}>
      <ChoiceTabs
        label={t('teams.square.kinds')}
        tabs={tabs}
        current={enjoyType === undefined ? 'all' : `${enjoyType}`}
        onChoose={(kind) => find({ kind: kind === 'all' ? '' : kind })}
      />
      <TopicSelect topicId={topicId} onChoose={(topic) => find({ topic })} />
      <SearchBox
        className={classes.search}
        label={t('teams.square.search')}
        placeholder={t('teams.square.search')}
        clearLabel={t('teams.square.search.clear')}
        initialValue={search}
        onSearch={(text) => find({ search: text })}
        onClear={() => find({ search: '' })}
      />
    </div>
  );
}

/** Every account, by kind, topic and name; the address says which. */
export function Square() {
  const t = useT('share');
  const place = useSquarePlace();
  const { enjoyType, search, topicId, paging } = place;
  const accounts = useRead(
    listAccounts,
    {
      ...paging,
      ...(search && { search }),
      ...(enjoyType !== undefined && { enjoyType }),
      ...(topicId !== undefined && { topicId }),
    },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  const isNarrowed = search !== '' || enjoyType !== undefined || topicId !== undefined;
  return (
    <section className={classes.column} aria-labelledby="teams-square">
      <SectionHeader id="teams-square" title={t('teams.square.title')} />
      <Tools place={place} />
      <ReadStates read={accounts} failed={t('teams.square.failed')} shape="cards" count={6}>
        {({ items, recordCount }) =>
          items.length === 0 ? (
            <NoSharers isNarrowed={isNarrowed} />
          ) : (
            <>
              <SharerGrid label={t('teams.square.title')} sharers={items} />
              <ListPager paging={paging} recordCount={recordCount} onChange={place.turn} />
            </>
          )
        }
      </ReadStates>
    </section>
  );
}
