import { setUp } from '@shuyuan/contract/system/system.wire';
import { goInstead } from '../../../lib/navigation.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useWrite } from '../../../lib/queries.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { signIn } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { EntranceLayout } from '../EntranceLayout.tsx';
import { EntranceTitle } from '../EntranceTitle.tsx';
import classes from '../LoginForm.module.css';
import { setupClaims, setupRefusal } from './setup-form.ts';
import { SetupForm } from './SetupForm.tsx';

/** First start of an empty installation: the company and its first administrator. */
export function SetupPage() {
  const t = useT('common');
  const { code = '' } = useSearchParams();
  const setting = useWrite(setUp, {
    claims: setupClaims,
    onSuccess: async (_created, { account, password }) => {
      await signIn(account, password);
      goInstead('home');
    },
  });
  return (
    <EntranceLayout>
      <EntranceTitle title={t('setup.title')} text={t('setup.text')} />
      <SetupForm
        initialCode={code}
        isBusy={setting.isPending}
        refusal={setupRefusal(setting.error)}
        onEdit={setting.reset}
        onSubmit={(values) => setting.mutate(values)}
      />
      <p className={classes.help}>
        <PathLink to="login">{t('setup.toLogin')}</PathLink>
      </p>
    </EntranceLayout>
  );
}
