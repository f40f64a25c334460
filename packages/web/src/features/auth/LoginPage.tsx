import { readEntrance } from '@shuyuan/contract/system/system.wire';
import { useEffect, useState } from 'react';
import { goInstead } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { DemoPeople } from './DemoPeople.tsx';
import { EntranceLayout } from './EntranceLayout.tsx';
import { EntranceTitle } from './EntranceTitle.tsx';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import { useSignIn } from './use-sign-in.ts';

export function LoginPage() {
  const t = useT('common');
  const { returnTo } = useSearchParams();
  // Without its answer the form still works, so a failure here needs no words.
  const { data: entrance } = useRead(readEntrance, {}, { claims: 'notices' });
  const { busyAs, refusal, clearRefusal, enter } = useSignIn(returnTo);
  const [typed, setTyped] = useState<Credentials>({ account: '', password: '' });
  const isSetupNeeded = entrance?.isSetupNeeded ?? false;
  const demo = entrance?.demo;

  useEffect(() => {
    if (isSetupNeeded) goInstead('setup');
  }, [isSetupNeeded]);

  const edit = (next: Credentials) => {
    setTyped(next);
    clearRefusal();
  };
  return (
    <EntranceLayout>
      <EntranceTitle title={t('login.title')} text={t('login.subtitle')} />
      <LoginForm
        value={typed}
        isBusy={busyAs !== null}
        refusal={refusal}
        onChange={edit}
        onSubmit={() => void enter(typed.account.trim(), typed.password)}
      />
      {demo && (
        <DemoPeople
          people={demo.people}
          busyAs={busyAs}
          onChoose={({ account }) => {
            setTyped({ account, password: demo.password });
            void enter(account, demo.password);
          }}
        />
      )}
    </EntranceLayout>
  );
}
