import { Button } from '@mantine/core';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, TimerReset } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import classes from './Take.module.css';
import type { SaveState } from './save-state.ts';

const icons = {
  saved: CloudCheck,
  waiting: CloudUpload,
  saving: CloudUpload,
  offline: CloudOff,
  elsewhere: CloudOff,
  refused: CloudAlert,
  takenOver: CloudOff,
  over: TimerReset,
} as const satisfies Record<SaveState, typeof CloudCheck>;

const urgentMs = 5 * minuteMs;

const troubles: ReadonlySet<SaveState> = new Set<SaveState>(['offline', 'elsewhere', 'refused', 'takenOver', 'over']);

type Props = {
  remainingMs: number;
  saveState: SaveState;
  /** Places on the paper of answers the server does not take. */
  refused: readonly number[];
  onTakeBack: () => void;
  handIn: ReactNode;
};

/** The time that is left, and whether the server has everything. */
export function SaveBand({ remainingMs, saveState, refused, onTakeBack, handIn }: Props) {
  const t = useT('exams');
  const format = useFormat();
  const Icon = icons[saveState];
  const isTrouble = troubles.has(saveState);
  const numbers = format.list(refused.map((ordinal) => format.count(ordinal + 1)));
  return (
    <Card tone={isTrouble ? 'cinnabar' : 'line'} className={classes.band}>
      <span
        className={classes.time}
        role="timer"
        aria-label={t('exams.take.remaining')}
        data-urgent={remainingMs < urgentMs}
      >
        {clockText(remainingMs / 1_000)}
      </span>
      <output className={classes.saving}>
        <Icon size={16} aria-hidden />
        <HintText as="span">{t(`exams.save.${saveState}`, { numbers })}</HintText>
      </output>
      {saveState === 'takenOver' && (
        <Button size="compact-sm" variant="default" onClick={onTakeBack}>
          {t('exams.take.takeBack')}
        </Button>
      )}
      <span className={classes.space} />
      {handIn}
    </Card>
  );
}
