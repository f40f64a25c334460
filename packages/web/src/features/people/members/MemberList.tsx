import { listManagedMembers } from '@shuyuan/contract/people/members.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { useRead } from '../../../lib/queries.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { inputOf, memberAddress, type MemberView } from './member-view.ts';
import { MemberFilters } from './MemberFilters.tsx';
import classes from './MemberList.module.css';
import { MemberTable } from './MemberTable.tsx';
import { useMemberContent } from './use-member-content.tsx';

type Props = Pick<Parameters<typeof MemberTable>[0], 'onEdit' | 'onAct'> & {
  view: MemberView;
  onChange: (change: Partial<MemberView>) => void;
};

export function MemberList({ view, onChange, onEdit, onAct }: Props) {
  const members = useRead(listManagedMembers, inputOf(view), { claims: 'notices', placeholderData: keepPreviousData });
  const content = useMemberContent(members, view, () => onChange(memberAddress.read({})));
  return (
    <div className={classes.root}>
      <Panel padding="flush">
        <MemberFilters view={view} onChange={onChange} />
        <MemberTable content={content} onEdit={onEdit} onAct={onAct} />
      </Panel>
      <ListPager paging={view} recordCount={members.data?.recordCount ?? 0} onChange={onChange} />
    </div>
  );
}
