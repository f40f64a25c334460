import { readEntrance } from '@shuyuan/contract/auth/entrance.wire';
import { useEffect, useState } from 'react';
import { goInstead } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { EntranceLayout } from './EntranceLayout.tsx';
import { EntranceTitle } from './EntranceTitle.tsx';
import { leaveFor } from './leaving.ts';
import { LoginWithPassword } from './LoginWithPassword.tsx';
import { type EntranceSource, RefusedArrival, SignInSources, ToForm } from './SignInSources.tsx';
import { useArrival } from './use-arrival.ts';

export function LoginPage() {
  const t = useT('common');
  const search = useSearchParams();
  const { returnTo } = search;
  // Without its answer the form still works, so a failure here needs no words.
  const { data: entrance } = useRead(readEntrance, {}, { claims: 'notices' });
  const { isArriving, refusedNumber } = useArrival(search);
  const [directory, setDirectory] = useState<EntranceSource | null>(null);
  const [isFormWanted, setIsFormWanted] = useState(false);
  const { isSetupNeeded = false, isSsoOnly = false, sources = [], demo } = entrance ?? {};
  const isFormShown = !isSsoOnly || isFormWanted || directory !== null;

  useEffect(() => {
    if (isSetupNeeded) goInstead('setup');
  }, [isSetupNeeded]);

  if (isArriving) {
    return (
      <EntranceLayout>
        <EntranceTitle title={t('login.title')} text={t('login.sso.arriving')} />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout>
      <EntranceTitle title={t('login.title')} text={t(isSsoOnly ? 'login.sso.only' : 'login.subtitle')} />
      {refusedNumber !== null && <RefusedArrival number={refusedNumber} />}
      {sources.length > 0 && (
        <SignInSources
          sources={sources}
          chosenId={directory?.id ?? null}
          isPrimary={!isFormShown}
          onLeave={({ id }) => leaveFor(id, returnTo)}
          onChoose={setDirectory}
        />
      )}
      {isFormShown ? (
        <LoginWithPassword returnTo={returnTo} demo={demo ?? null} directory={directory} />
      ) : (
        <ToForm onPress={() => setIsFormWanted(true)} />
      )}
    </EntranceLayout>
  );
}
