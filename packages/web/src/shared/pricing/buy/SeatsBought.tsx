import { Button } from '@mantine/core';
import { PathLink } from '../../navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Buy.module.css';

/** Seats are nobody's until they are handed out: the way there. */
export function SeatsBought({ onClose }: { onClose: () => void }) {
  const t = useT('share');
  const common = useT('common');
  return (
    <>
      <output>{t('pricing.seats.done')}</output>
      <div className={classes.actions}>
        <PathLink to="purchases" search={{ tab: 'seats' }} onClick={onClose}>
          {t('pricing.seats.go')}
        </PathLink>
        <Button variant="default" onClick={onClose} data-autofocus>
          {common('dialog.close')}
        </Button>
      </div>
    </>
  );
}
