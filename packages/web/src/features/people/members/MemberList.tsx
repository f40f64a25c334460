import { listManagedMembers } from '@shuyuan/contract/people/members.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { goInstead } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { addressOf, inputOf, type MemberView, viewOf } from './member-view.ts';
import { MemberFilters } from './MemberFilters.tsx';
import classes from './MemberList.module.css';
import { MemberTable } from './MemberTable.tsx';
import { useMemberContent } from './use-member-content.tsx';

type Props = Pick<Parameters<typeof MemberTable>[0], 'onEdit' | 'onAct'> & { view: MemberView };

const show = (view: MemberView): void => goInstead('adminMembers', {}, addressOf(view));

export function MemberList({ view, onEdit, onAct }: Props) {
  const members = useRead(listManagedMembers, inputOf(view), { claims: 'notices', placeholderData: keepPreviousData });
  const content = useMemberContent(members, view, () => show(viewOf({})));
  return (
    <div className={classes.root}>
      <Panel padding="flush">
        <MemberFilters view={view} onChange={show} />
        <MemberTable content={content} onEdit={onEdit} onAct={onAct} />
      </Panel>
      <ListPager
        paging={view}
        recordCount={members.data?.recordCount ?? 0}
        onChange={(paging) => show({ ...view, ...paging })}
      />
    </div>
  );
}
