import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { readEntrance } from '@shuyuan/contract/auth/entrance.wire';
import { useState } from 'react';
import { DemoPeople } from './DemoPeople.tsx';
import { type Credentials, LoginForm } from './LoginForm.tsx';
import type { EntranceSource } from './SignInSources.tsx';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  returnTo: string | undefined;
  demo: OutputOf<typeof readEntrance>['demo'];
  /** Whose account and password the form takes; null: ours. */
  directory: EntranceSource | null;
};

export function LoginWithPassword({ returnTo, demo, directory }: Props) {
  const { busyAs, refusal, clearRefusal, enter } = useSignIn(returnTo);
  const [typed, setTyped] = useState<Credentials>({ account: '', password: '' });
  const edit = (next: Credentials) => {
    setTyped(next);
    clearRefusal();
  };
  return (
    <>
      <LoginForm
        value={typed}
        isBusy={busyAs !== null}
        refusal={refusal}
        onChange={edit}
        onSubmit={() => void enter(typed.account.trim(), typed.password, directory?.id)}
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
    </>
  );
}
