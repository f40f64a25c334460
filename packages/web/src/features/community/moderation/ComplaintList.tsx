import type { listAccusations } from '@shuyuan/contract/community/question-action.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { TickedList } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Complaint } from './Complaint.tsx';
import classes from './Moderation.module.css';

type Props = { read: UseQueryResult<OutputOf<typeof listAccusations>>; paging: Paging };

export function ComplaintList({ read, paging }: Props) {
  const t = useT('admin');
  return (
    <ReadStates read={read} failed={t('admin.moderation.failed')} shape="list" count={4}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <EmptyState art={<TickedList />} title={t('admin.moderation.complaints.empty')} />
        ) : (
          <>
            <ul className={classes.list} aria-label={t('admin.moderation.complaints')}>
              {items.map((complaint) => (
                <li key={complaint.id}>
                  <Complaint complaint={complaint} />
                </li>
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
          </>
        )
      }
    </ReadStates>
  );
}
