import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { goToReturnAddress } from '../../lib/navigation.ts';
import { presentError } from '../../lib/present-error.ts';
import { signIn } from '../../lib/session.ts';

/** At which field the form says it. A refusal that is not listed here is shown by the general presenter. */
const fieldOf = {
  'auth.wrong-credentials': 'password',
  'auth.locked': 'account',
  'auth.suspended': 'account',
  'auth.one-time-password-expired': 'password',
  'sign-in.sso-only': 'account',
  'sign-in.no-account': 'account',
} as const satisfies Partial<Record<ErrorCode, 'account' | 'password'>>;

type ClaimedCode = keyof typeof fieldOf;
const claims = Object.keys(fieldOf) as ClaimedCode[];

/** Kept as a number and its values, not as a text: the words follow when the language is changed. */
export type Refusal = {
  readonly field: 'account' | 'password';
  readonly number: number;
  readonly values: Readonly<Record<string, number>>;
};

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || error.number === null) return null;
  const code = claims.find((claimed) => claimed === error.code);
  if (!code) return null;
  const minutes = error.details['minutes'];
  return { field: fieldOf[code], number: error.number, values: typeof minutes === 'number' ? { minutes } : {} };
}

/** Signs in and goes on to the page first asked for. `busyAs` is the account under way. */
export function useSignIn(returnTo: string | undefined) {
  const [busyAs, setBusyAs] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const enter = async (account: string, password: string, sourceId?: string): Promise<void> => {
    setBusyAs(account);
    setRefusal(null);
    try {
      await signIn(account, password, sourceId);
      goToReturnAddress(returnTo);
    } catch (error) {
      setRefusal(refusalOf(error));
      presentError(error, claims);
    } finally {
      setBusyAs(null);
    }
  };
  return { busyAs, refusal, clearRefusal: () => setRefusal(null), enter };
}
