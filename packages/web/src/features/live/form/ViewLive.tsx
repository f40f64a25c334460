import { Button } from '@mantine/core';
import { liveFormWidth } from '@shuyuan/contract/live/live-form';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LazyImage } from '../../../ui/LazyImage.tsx';
import type { LiveDetail, ManagedLive } from '../manage/managed-live.ts';
import { LoadedLive } from './LoadedLive.tsx';
import { useLiveFacts } from './use-live-facts.ts';
import classes from './ViewLive.module.css';

function View({ live, onClose }: { live: LiveDetail; onClose: () => void }) {
  const t = useT('activity');
  const common = useT('common');
  const facts = useLiveFacts(live);
  return (
    <Dialog
      isOpen
      title={t('live.form.view')}
      closeLabel={common('dialog.close')}
      width={liveFormWidth}
      hasMotion={false}
      onClose={onClose}
    >
      <div className={classes.root} data-cover={live.coverPath !== null}>
        <Facts className={classes.facts} facts={facts} />
        {live.coverPath !== null && (
          <LazyImage className={classes.cover} src={live.coverPath} alt={t('live.form.cover')} />
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {common('dialog.close')}
        </Button>
      </div>
    </Dialog>
  );
}

type Props = { live: ManagedLive; onClose: () => void };

/** LIVE-FORM-01: the form to be read only (D-046). */
export function ViewLive({ live, onClose }: Props) {
  const t = useT('activity');
  return (
    <LoadedLive live={live} title={t('live.form.view')} onClose={onClose}>
      {(detail) => <View live={detail} onClose={onClose} />}
    </LoadedLive>
  );
}
