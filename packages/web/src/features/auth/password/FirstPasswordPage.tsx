import { Button } from '@mantine/core';
import { changePassword } from '@shuyuan/contract/auth/account.wire';
import { goInstead, goToReturnAddress } from '../../../lib/navigation.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { reloadPerson, signOut, useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { passwordClaims, passwordRefusal } from './change-password-form.ts';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { EntranceLayout } from '../EntranceLayout.tsx';
import { EntranceTitle } from '../EntranceTitle.tsx';

/** Where whoever signed in with a one-time password ends up, whatever they asked for. */
export function FirstPasswordPage() {
  const t = useT('common');
  const { returnTo } = useSearchParams();
  const account = useSession((session) => session.currentUser?.name ?? '');
  const changing = useWrite(changePassword, {
    claims: passwordClaims,
    onSuccess: async () => {
      await reloadPerson();
      showNotice(t('password.saved'), 'success');
      goToReturnAddress(returnTo);
    },
  });
  const leave = () => void signOut().then(() => goInstead('login'));
  return (
    <EntranceLayout>
      <EntranceTitle title={t('password.title')} text={t('password.text')} />
      <FirstPasswordForm
        account={account}
        isBusy={changing.isPending}
        refusal={passwordRefusal(changing.error)}
        onEdit={changing.reset}
        onSubmit={(values) => changing.mutate(values)}
      />
      <Button variant="subtle" color="gray" fullWidth mt="sm" onClick={leave}>
        {t('frame.signOut')}
      </Button>
    </EntranceLayout>
  );
}
