import { errorSpec } from '@shuyuan/contract/kernel/app-error';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { accountNameMax } from '@shuyuan/contract/teams/account-rules';
import { checkAccountName } from '@shuyuan/contract/teams/account.wire';
import { useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { textOfNumber } from '../../../lib/texts.ts';

/** TEAM-25: says that a name is taken when its field is left, before anything is sent. `id`: the account that has it. */
export function useNameCheck(typed: string, id?: string) {
  const name = typed.trim();
  const [left, setLeft] = useState('');
  const isWorthAsking = left === name && name !== '' && textLength(name) <= accountNameMax;
  const check = useRead(
    checkAccountName,
    { name, ...(id !== undefined && { id }) },
    // The call that sends the form asks once more, so that a check that fails keeps nobody.
    { enabled: isWorthAsking, claims: 'all', retry: false },
  );
  const isTaken = isWorthAsking && check.data?.exists === true;
  return {
    taken: isTaken ? textOfNumber(errorSpec('account.name-taken').number ?? 0) : null,
    leaveName: () => setLeft(name),
  };
}
