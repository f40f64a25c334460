import { Button } from '@mantine/core';
import { MonitorSmartphone } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import classes from './Player.module.css';

/** D-178: one thing at a time. The device one sits at says so, and can have it back. */
export function TakenOver({ onTakeBack }: { onTakeBack: () => void }) {
  const t = useT('study');
  return (
    <Card tone="gold" role="alert" className={classes.taken}>
      <MonitorSmartphone size={20} aria-hidden />
      <span className={classes.takenWords}>{t('study.player.takenOver')}</span>
      <Button onClick={onTakeBack}>{t('study.player.takenOver.action')}</Button>
    </Card>
  );
}
