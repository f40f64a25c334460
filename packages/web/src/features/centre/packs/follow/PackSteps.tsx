import { Button } from '@mantine/core';
import { withdrawPack } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { useState } from 'react';
import { currentLanguage } from '../../../../lib/language.ts';
import { useT } from '../../../../lib/texts.ts';
import { RemoveDialog } from '../../../../shared/dialogs/RemoveDialog.tsx';
import { PathLink } from '../../../../shared/navigation/PathLink.tsx';
import classes from '../Packs.module.css';
import { packReads, type PackView } from './pack-reads.ts';
import { useReminding } from './use-reminding.ts';

/** The steps about everybody a pack was pushed to. */
export function PackSteps({ pack: { id, title, counts, can } }: { pack: PackView }) {
  const t = useT('packs');
  const [isAsking, setIsAsking] = useState(false);
  const reminding = useReminding();
  const hasUndone = counts.due + counts.overdue > 0;
  return (
    <div className={classes.tools}>
      {can.preview && (
        <PathLink to="centerPreview" params={{ id, lang: currentLanguage(), previewFront: '1' }}>
          {t('packs.preview.open')}
        </PathLink>
      )}
      {hasUndone && (
        <>
          <Button variant="default" color="cinnabar" onClick={() => setIsAsking(true)}>
            {t('packs.withdraw.all')}
          </Button>
          <Button loading={reminding.isPending} onClick={() => reminding.mutate({ id })}>
            {t('packs.remind.all')}
          </Button>
        </>
      )}
      {isAsking && (
        <RemoveDialog
          title={t('packs.withdraw.title', { title })}
          text={t('packs.withdraw.text')}
          confirmLabel={t('packs.withdraw')}
          doneText={t('packs.withdraw.done')}
          endpoint={withdrawPack}
          input={{ id }}
          refreshes={packReads}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
