import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useT } from '../../../lib/texts.ts';
import { type FoundPerson, PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useMemberChange } from '../members/use-member-change.ts';
import type { Account } from './account.ts';

type Props = { account: Pick<Account, 'id' | 'name' | 'owner'>; onClose: () => void };

/** D-094: whoever audits accounts names another owner where the last one has left the company. */
export function NameOwner({ account: { id, name, owner }, onClose }: Props) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const [chosen, setChosen] = useState<FoundPerson | null>(null);
  const [isTried, setIsTried] = useState(false);
  const change = useMemberChange('teams.account.nameOwner.done', onClose);
  const submit = () => {
    setIsTried(true);
    if (chosen) change.mutate({ id, members: [{ memberId: chosen.id, memberType: TeamMemberType.owner }] });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('teams.account.nameOwner')}
      submitLabel={t('teams.account.nameOwner')}
      width={480}
      isBusy={change.isPending}
      isDirty={chosen !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {chosen
          ? t('teams.account.nameOwner.chosen', { person: chosen.fullName, name })
          : t('teams.account.nameOwner.text', { name })}
      </p>
      <PersonSearch
        label={t('teams.members.add.search')}
        placeholder={t('teams.members.add.type')}
        noneFound={t('teams.members.add.none')}
        error={isTried && !chosen ? t('teams.members.add.missing') : null}
        exceptIds={[owner.id]}
        onChoose={setChosen}
      />
    </FormDialog>
  );
}
