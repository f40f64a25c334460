import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { Megaphone } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { useAsk, useRights, useRoom } from '../room-context.ts';
import { ChatLog } from './ChatLog.tsx';
import classes from './Panels.module.css';
import { SayField } from './SayField.tsx';

/** Seconds until one may speak again in slow mode; the server counts as well. */
function usePause(): readonly [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

export function ChatPanel({ field }: { field: Ref<HTMLTextAreaElement> }) {
  const t = useT('activity');
  const ask = useAsk();
  const { isLeader, isSpeaker } = useRights();
  const { isChatOpen, slowSeconds, announcement } = useRoom(({ settings }) => settings);
  const isMuted = useRoom(({ self }) => self.isMuted);
  const [left, pause] = usePause();
  const isFree = isLeader || isSpeaker;
  const closedReason = () => {
    if (isMuted) return t('live.room.chat.muted');
    if (isFree) return undefined;
    if (!isChatOpen) return t('live.room.chat.closed');
    return left > 0 ? t('live.room.chat.slow', { seconds: left }) : undefined;
  };
  const send = async (text: string) => {
    const isSent = await ask({ t: 'chat.send', text });
    if (isSent && !isFree) pause(slowSeconds);
    return isSent;
  };
  return (
    <>
      {announcement !== '' && (
        <output className={classes.announcement}>
          <Megaphone size={16} aria-hidden />
          <span dir="auto">{announcement}</span>
        </output>
      )}
      <ChatLog />
      <SayField
        field={field}
        label={t('live.room.chat.write')}
        sendLabel={t('live.room.chat.send')}
        maxLength={roomLimits.chatMax}
        closedReason={closedReason()}
        onSend={send}
      />
    </>
  );
}
