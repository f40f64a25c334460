import { Button } from '@mantine/core';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listManagedMembers } from '@shuyuan/contract/people/members.wire';
import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '../../../lib/texts.ts';
import { NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ReadFailure } from '../../../shared/reads/ReadStates.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';
import { isFiltered, type MemberView } from './member-view.ts';

type Members = UseQueryResult<OutputOf<typeof listManagedMembers>>;

/** Loading, failed, empty or there: one of them, in the words of the list. */
export function useMemberContent(members: Members, view: MemberView, onClear: () => void) {
  const t = useT('admin');
  if (members.isPending) {
    const placeholder = <SkeletonTable label={t('admin.members.loading')} count={8} />;
    return { state: 'loading', placeholder } as const;
  }
  if (members.isError) {
    const message = <ReadFailure read={members} title={t('admin.members.failed')} />;
    return { state: 'failed', message } as const;
  }
  const clear = isFiltered(view) && (
    <Button variant="default" onClick={onClear}>
      {t('admin.members.none.clear')}
    </Button>
  );
  const empty = (
    <EmptyState
      art={<NothingFound />}
      title={t('admin.members.none.title')}
      text={t('admin.members.none.text')}
      action={clear}
    />
  );
  return { state: 'ready', rows: members.data.items, empty } as const;
}
