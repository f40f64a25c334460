import { listScimGroups } from '@shuyuan/contract/auth/sign-in.wire';
import { ListPager } from '../../../../shared/navigation/ListPager.tsx';
import { go } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { usePaging } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { WaitingSeats } from '../../../../ui/art/EmptyArt.tsx';
import { DefaultPlace } from '../DefaultPlace.tsx';
import { SignInList } from '../SignInList.tsx';
import { useGroupColumns } from './use-group-columns.tsx';
import { HintText } from '../../../../ui/HintText.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

/** Groups another system sends, and the role and place their members have here. */
export function GroupsTab() {
  const t = useT('admin');
  const paging = usePaging();
  const groups = useRead(listScimGroups, paging, { claims: 'notices' });
  const title = t('admin.signIn.group.empty.title');
  return (
    <Stack>
      <HintText>{t('admin.signIn.group.hint')}</HintText>
      <DefaultPlace />
      <SignInList
        caption={t('admin.signIn.tab.groups')}
        list={groups}
        columns={useGroupColumns()}
        empty={{ art: <WaitingSeats />, title, text: t('admin.signIn.group.empty.text') }}
      />
      <ListPager
        paging={paging}
        recordCount={groups.data?.recordCount ?? 0}
        onChange={(next) => go('adminSignIn', {}, { tab: 'groups', ...next })}
      />
    </Stack>
  );
}
