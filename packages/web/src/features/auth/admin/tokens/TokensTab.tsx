import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { NewToken } from './NewToken.tsx';
import { RevokeToken } from './RevokeToken.tsx';
import classes from '../SignInAdmin.module.css';
import { TokenList } from './TokenList.tsx';
import type { Token } from './use-token-columns.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

const scimAddress = (): string => `${window.location.origin}/scim/v2`;

/** With what other systems keep members up to date. */
export function TokensTab() {
  const t = useT('admin');
  const [isMaking, setIsMaking] = useState(false);
  const [revoking, setRevoking] = useState<Token | null>(null);
  return (
    <Stack>
      <p className={classes.address}>
        {t('admin.signIn.token.address')}
        <code dir="ltr">{scimAddress()}</code>
      </p>
      <div className={classes.bar}>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setIsMaking(true)}>
          {t('admin.signIn.token.add')}
        </Button>
      </div>
      <TokenList onRevoke={setRevoking} />
      {isMaking && <NewToken onClose={() => setIsMaking(false)} />}
      {revoking && <RevokeToken token={revoking} onClose={() => setRevoking(null)} />}
    </Stack>
  );
}
