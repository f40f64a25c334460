import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { call } from './call.ts';
import { presentError } from './present-error.ts';
import { readToken } from './token.ts';

/** D-036: remembered across devices. A visitor's choice stays in this browser. */
export async function savePreference(preference: InputOf<typeof savePreferences>): Promise<void> {
  if (readToken() === null) return;
  try {
    await call(savePreferences, preference);
  } catch (error) {
    presentError(error);
  }
}
