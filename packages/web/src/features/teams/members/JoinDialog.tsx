import { TextInput } from '@mantine/core';
import { inviteCodeLength } from '@shuyuan/contract/teams/account-rules';
import { joinAccount } from '@shuyuan/contract/teams/members.wire';
import { useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { changeSearch, goInstead } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { accountReads } from '../account/account.ts';

const claimed = ['account.wrong-code', 'account.too-many-codes'] as const;

/** TEAM-28: joins the account of a code and opens it. Nobody joins by opening a link: the button is theirs to press. */
export function JoinDialog({ code: given }: { code: string }) {
  const t = useT('share');
  const texts = useFormDialogTexts();
  const [code, setCode] = useState(given);
  const [isTried, setIsTried] = useState(false);
  const join = useWrite(joinAccount, {
    claims: claimed,
    refreshes: accountReads,
    onSuccess: ({ id, name }) => {
      showNotice(t('teams.join.done', { name }), 'success');
      goInstead('teamContent', { id });
    },
  });
  const typed = code.trim();
  const missing = isTried && typed === '' ? t('teams.join.missing') : null;
  const submit = () => {
    setIsTried(true);
    if (typed !== '') join.mutate({ inviteCode: typed });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('teams.join.title')}
      submitLabel={t('teams.join.submit')}
      width={440}
      isBusy={join.isPending}
      onSubmit={submit}
      onClose={() => changeSearch({ join: undefined }, { isReplacing: true })}
    >
      <TextInput
        label={t('teams.invite.code')}
        description={t('teams.join.hint', { length: inviteCodeLength })}
        data-autofocus
        required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={missing ?? claimedText(join.error, claimed)}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          join.reset();
        }}
      />
    </FormDialog>
  );
}
