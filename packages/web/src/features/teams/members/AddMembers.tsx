import { maxMemberChanges } from '@shuyuan/contract/teams/account-rules';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { type FoundPerson, PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ChosenColleagues } from './ChosenColleagues.tsx';
import { useMemberChange } from './use-member-change.ts';

/** How many of its first people, owner and administrators before all others, are known to be there already. */
const known = 50;

/** Whoever has a higher place must not lose it by being brought once more; the list begins with them. */
function useThoseThere(id: string): readonly string[] {
  const members = useRead(listAccountMembers, { id, page: 1, pageSize: known }, { claims: 'all' });
  return members.data?.items.map(({ memberId }) => memberId) ?? [];
}

/** TEAM-27: brings colleagues into an account as ordinary members. */
export function AddMembers({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const there = useThoseThere(id);
  const [chosen, setChosen] = useState<readonly FoundPerson[]>([]);
  const [isTried, setIsTried] = useState(false);
  const add = useMemberChange('teams.members.add.done', onClose);
  const submit = () => {
    setIsTried(true);
    const members = chosen.map((person) => ({ memberId: person.id, memberType: TeamMemberType.member }));
    if (members.length > 0) add.mutate({ id, members });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('teams.members.add')}
      submitLabel={t('teams.members.add')}
      isBusy={add.isPending}
      isDirty={chosen.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonSearch
        label={t('teams.members.add.search')}
        placeholder={t('teams.members.add.type')}
        noneFound={t('teams.members.add.none')}
        error={isTried && chosen.length === 0 ? t('teams.members.add.missing') : null}
        exceptIds={[...there, ...chosen.slice(0, known - 10).map((person) => person.id)]}
        onChoose={(person) =>
          setChosen((now) =>
            now.length < maxMemberChanges && !now.some((one) => one.id === person.id) ? [...now, person] : now,
          )
        }
      />
      <ChosenColleagues
        people={chosen}
        onRemove={(removed) => setChosen((now) => now.filter((one) => one.id !== removed))}
      />
    </FormDialog>
  );
}
