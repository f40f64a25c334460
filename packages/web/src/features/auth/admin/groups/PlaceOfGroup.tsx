import { OrganizationPicker } from '../../../../shared/people/OrganizationPicker.tsx';
import { useT } from '../../../../lib/texts.ts';
import { type Group, useMappingGroup } from './use-mapping-group.ts';

export function PlaceOfGroup({ group }: { group: Group }) {
  const t = useT('admin');
  const map = useMappingGroup(group);
  return (
    <OrganizationPicker
      hiddenLabel={t('admin.signIn.group.place.named', { name: group.name })}
      placeholder={t('admin.signIn.group.place.none')}
      isClearable
      value={group.organization?.id ?? ''}
      onChange={(organizationId) => map.mutate({ id: group.id, organizationId: organizationId || null })}
    />
  );
}
