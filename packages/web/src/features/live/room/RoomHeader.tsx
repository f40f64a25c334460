import { Button } from '@mantine/core';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { LogOut, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { elapsed } from './elapsed.ts';
import classes from './Room.module.css';
import { useRights, useRoom, useRoomValue, useShown } from './room-context.ts';

function Running({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className={classes.elapsed}>{elapsed(now - since)}</span>;
}

/** Said quietly: the room stays as it is until the line is back. */
function LineState() {
  const t = useT('activity');
  const isOpen = useShown(({ line }) => line === 'open');
  const sendState = useShown((shown) => shown.sendState);
  const { isSpeaker, isOnStage } = useRights();
  const isRunning = useRoom(({ status }) => status === LiveStatus.running);
  const isStageDown = useRoom(({ stage }) => stage === 'down');
  const words = [
    ...(isOpen ? [] : [t('live.room.line.lost')]),
    ...(isSpeaker && isRunning && sendState !== 'sending' && sendState !== 'off'
      ? [t(`live.room.sending.${sendState}`)]
      : []),
    // The audience too: somebody has vanished from their picture, and no hand is brought up for a while.
    ...(isStageDown && (isRunning || isOnStage) ? [t('live.room.stage.down')] : []),
  ];
  return <output className={classes.line}>{words.join(' · ')}</output>;
}

type Props = { onLeave: () => void; onSendHere: () => void };

export function RoomHeader({ onLeave, onSendHere }: Props) {
  const t = useT('activity');
  const { count } = useFormat();
  const { live } = useRoomValue().entry;
  const status = useRoom((room) => room.status);
  const startedTime = useRoom((room) => room.startedTime);
  const watching = useRoom((room) => room.watching);
  const isElsewhere = useShown(({ sendState }) => sendState === 'elsewhere');
  const isRunning = status === LiveStatus.running;
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>
        <bdi>{live.subject}</bdi>
      </h1>
      <Tag tone={isRunning ? 'cinnabar' : 'neutral'} isLive={isRunning}>
        {t(
          isRunning
            ? 'live.status.running'
            : status === LiveStatus.ended
              ? 'live.status.ended'
              : 'live.status.notBegun',
        )}
      </Tag>
      {isRunning && startedTime !== null && <Running since={startedTime} />}
      <span className={classes.watching}>
        <Users size={16} aria-hidden />
        {t('live.room.watching', { count: count(watching) })}
      </span>
      <LineState />
      {isElsewhere && (
        <Button size="compact-sm" className={classes.here} onClick={onSendHere}>
          {t('live.room.sending.here')}
        </Button>
      )}
      <IconButton
        label={t('live.room.leave')}
        icon={<LogOut size={18} className={classes.leaveIcon} aria-hidden />}
        onClick={onLeave}
      />
    </header>
  );
}
