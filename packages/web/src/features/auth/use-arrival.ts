import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { goInstead, goToReturnAddress } from '../../lib/navigation.ts';
import { presentError } from '../../lib/present-error.ts';
import { signInWithCode } from '../../lib/session.ts';
import { takeBinding } from './leaving.ts';

type Arrival = Readonly<Partial<Record<'ssoCode' | 'ssoError' | 'returnTo', string>>>;

/** A code is good once: a page that is drawn twice must not spend it twice. */
const tried = new Set<string>();

async function finish(code: string, returnTo: string | undefined): Promise<void> {
  try {
    await signInWithCode(code, takeBinding() || 'none');
    goToReturnAddress(returnTo);
  } catch (error) {
    const number = error instanceof ApiError ? error.number : null;
    if (number === null) presentError(error);
    // Without the code: a reload would only be refused again.
    goInstead('login', {}, { ...(number !== null && { ssoError: String(number) }), ...(returnTo && { returnTo }) });
  }
}

/** Back from a provider: with a code to go on with, or with the number of what went wrong. */
export function useArrival({ ssoCode, ssoError, returnTo }: Arrival) {
  useEffect(() => {
    if (!ssoCode || tried.has(ssoCode)) return;
    tried.add(ssoCode);
    void finish(ssoCode, returnTo);
  }, [ssoCode, returnTo]);
  const number = /^\d+$/.test(ssoError ?? '') ? Number(ssoError) : null;
  return { isArriving: Boolean(ssoCode), refusedNumber: number };
}
