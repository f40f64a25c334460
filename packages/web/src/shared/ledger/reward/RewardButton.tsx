import { Button } from '@mantine/core';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useCoinName } from '../../../lib/coin-name.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import type { RewardTarget } from './reward-target.ts';
import { RewardDialog } from './RewardDialog.tsx';

type Props = RewardTarget & { size: 'compact-sm' | 'sm' };

/** The way to give coins for something. How many one may give is known by the settings: without them it is left out. */
export function RewardButton({ size, ...target }: Props) {
  const t = useT('share');
  const coin = useCoinName();
  const range = useSession(({ appSettings }) => appSettings?.rewardConfig);
  const [isGiving, setIsGiving] = useState(false);
  if (!range) return null;
  return (
    <>
      <Button
        size={size}
        variant={size === 'sm' ? 'default' : 'subtle'}
        color="gray"
        leftSection={<Coins size={size === 'sm' ? 16 : 14} aria-hidden />}
        onClick={() => setIsGiving(true)}
      >
        {t('ledger.reward.give', { coin })}
      </Button>
      {isGiving && <RewardDialog target={target} range={range} onClose={() => setIsGiving(false)} />}
    </>
  );
}
