import { listScimGroups, mapScimGroup } from '@shuyuan/contract/auth/sign-in.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';

export type Group = OutputOf<typeof listScimGroups>['items'][number];

/** What a group carries, changed where it stands in the list. */
export function useMappingGroup({ name }: Group) {
  const t = useT('admin');
  return useWrite(mapScimGroup, {
    refreshes: [listScimGroups],
    onSuccess: () => showNotice(t('admin.signIn.group.mapped', { name }), 'success'),
  });
}
