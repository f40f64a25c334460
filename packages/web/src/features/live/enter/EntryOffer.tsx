import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './EntryOffer.module.css';

type Props = { offered: { readonly webUrl: string; readonly isApp: boolean } | null; onClose: () => void };

/** D-051: the app did not answer, or the browser wants a click of its own for another window. */
export function EntryOffer({ offered, onClose }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const isElsewhere =
    offered !== null && new URL(offered.webUrl, window.location.href).origin !== window.location.origin;
  return (
    <Dialog
      isOpen={offered !== null}
      title={t('live.enter.title')}
      closeLabel={common('dialog.close')}
      width={440}
      onClose={onClose}
    >
      <p className={classes.text}>{t(offered?.isApp ? 'live.enter.noApp' : 'live.enter.ready')}</p>
      <div className={classes.actions}>
        <Button
          component="a"
          href={offered?.webUrl ?? ''}
          {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={onClose}
          data-autofocus
        >
          {t('live.enter.web')}
        </Button>
      </div>
    </Dialog>
  );
}
