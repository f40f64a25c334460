import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import classes from './crop.module.css';

export type CropWork = 'idle' | 'cutting' | 'failed';

type Props = { work: CropWork; onUse: () => void; onCancel: () => void };

export function CropActions({ work, onUse, onCancel }: Props) {
  const t = useT('pictures');
  const common = useT('common');
  return (
    <>
      {work === 'failed' && (
        <p className={classes.error} role="alert">
          {t('crop.failed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {common('dialog.cancel')}
        </Button>
        <Button loading={work === 'cutting'} onClick={onUse}>
          {t('crop.use')}
        </Button>
      </div>
    </>
  );
}
