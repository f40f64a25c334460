import { useState } from 'react';
import { useFormat } from '../../../../../lib/format.ts';
import { ListPager } from '../../../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../../lib/texts.ts';
import { SearchBox } from '../../../../../ui/SearchBox.tsx';
import { useRights, useRoom } from '../../room-context.ts';
import classes from '../Panels.module.css';
import { PresentPeople } from './PresentPeople.tsx';
import { presentPageSize, usePresent } from './use-present.ts';

/** Who is here: everybody for who leads or speaks, for the audience those they came for. */
export function PresentList() {
  const t = useT('activity');
  const { count } = useFormat();
  const { isLeader, isSpeaker } = useRights();
  const watching = useRoom((room) => room.watching);
  const [{ page, search }, setPlace] = useState({ page: 1, search: '' });
  const read = usePresent({ page, search });
  const look = (text: string) => setPlace({ page: 1, search: text });
  return (
    <section>
      <h2 className={classes.heading}>{t('live.room.people.present', { count: count(watching) })}</h2>
      <SearchBox
        label={t('live.report.search')}
        placeholder={t('live.report.search')}
        clearLabel={t('live.manage.search.clear')}
        onSearch={look}
        onClear={() => look('')}
      />
      <div className={classes.present}>
        <ReadStates read={read} failed={t('live.room.people.failed')} shape="list" count={4}>
          {({ items, recordCount }) => (
            <>
              <PresentPeople people={items} />
              {recordCount > presentPageSize && (
                <ListPager
                  paging={{ page, pageSize: presentPageSize }}
                  sizes={[presentPageSize]}
                  recordCount={recordCount}
                  onChange={(next) => setPlace({ search, page: next.page })}
                />
              )}
            </>
          )}
        </ReadStates>
      </div>
      {!isLeader && !isSpeaker && <p className={classes.none}>{t('live.room.people.onlyThose')}</p>}
    </section>
  );
}
