import { Button } from '@mantine/core';
import { useT } from '../../../../lib/texts.ts';
import classes from '../Packs.module.css';
import type { PackStep } from './pack-address.ts';
import { useReminding } from './use-reminding.ts';

type Props = { packId: string; memberId: string; onAsk: (step: PackStep) => void };

/** The steps about one of them who is not done. */
export function PersonSteps({ packId, memberId, onAsk }: Props) {
  const t = useT('packs');
  const reminding = useReminding();
  return (
    <div className={classes.tools}>
      <Button
        size="compact-md"
        variant="default"
        loading={reminding.isPending}
        onClick={() => reminding.mutate({ id: packId, memberIds: [memberId] })}
      >
        {t('packs.remind')}
      </Button>
      <Button size="compact-md" variant="default" onClick={() => onAsk('mark')}>
        {t('packs.mark')}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={() => onAsk('withdraw')}>
        {t('packs.withdraw')}
      </Button>
    </div>
  );
}
