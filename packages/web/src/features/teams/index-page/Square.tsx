import { listAccounts } from '@shuyuan/contract/teams/account.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { SectionHeader } from '../../../ui/SectionHeader.tsx';
import { NoSharers } from './NoSharers.tsx';
import { SharerGrid } from './SharerGrid.tsx';
import classes from './ShareIndex.module.css';
import { SquareTools } from './SquareTools.tsx';
import { useSquarePlace } from './use-square-place.ts';

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
      <SquareTools place={place} />
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
