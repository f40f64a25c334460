import { NativeSelect } from '@mantine/core';
import { identities } from '@shuyuan/contract/kernel/capabilities';
import { memberStates } from '@shuyuan/contract/people/member-state';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import type { MemberView } from './member-view.ts';
import classes from './MemberFilters.module.css';

type Props = { view: MemberView; onChange: (change: Partial<MemberView>) => void };

/** Every change begins again at the first page. */
export function MemberFilters({ view, onChange }: Props) {
  const t = useT('admin');
  const common = useT('common');
  const { search, organizationId, state, identity } = view;
  const change = (part: Partial<MemberView>) => onChange({ ...part, page: 1 });
  return (
    <div className={classes.root}>
      <SearchBox
        className={classes.search}
        label={t('admin.members.search.label')}
        placeholder={t('admin.members.search.placeholder')}
        clearLabel={t('admin.members.search.clear')}
        initialValue={search}
        onSearch={(text) => change({ search: text })}
        onClear={() => change({ search: '' })}
      />
      <OrganizationPicker
        hiddenLabel={t('admin.members.filter.organization')}
        placeholder={t('admin.members.filter.allOrganizations')}
        isClearable
        value={organizationId}
        onChange={(id) => change({ organizationId: id })}
      />
      <NativeSelect
        aria-label={t('admin.members.filter.identity')}
        value={identity ?? ''}
        data={[
          { value: '', label: t('admin.members.filter.allIdentities') },
          ...identities.map((one) => ({ value: one, label: common(`role.${one}`) })),
        ]}
        onChange={(event) => change({ identity: identities.find((one) => one === event.currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t('admin.members.filter.state')}
        value={state ?? ''}
        data={[
          { value: '', label: t('admin.members.filter.allStates') },
          ...memberStates.map((one) => ({ value: one, label: t(`admin.members.state.${one}`) })),
        ]}
        onChange={(event) => change({ state: memberStates.find((one) => one === event.currentTarget.value) })}
      />
    </div>
  );
}
