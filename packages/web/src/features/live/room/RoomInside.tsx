import { LiveStatus } from '@shuyuan/contract/live/live-status';
import { useRef, useState } from 'react';
import { ControlBar } from './controls/ControlBar.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SidePanel, type Tab } from './panels/SidePanel.tsx';
import classes from './Room.module.css';
import { useRights, useRoom } from './room-context.ts';
import { RoomHeader } from './RoomHeader.tsx';
import { Scene } from './scene/Scene.tsx';
import { useStage } from './scene/use-stage.ts';
import { useGuardedLeaving } from './use-guarded-leaving.ts';
import { usePublishing } from './use-publishing.ts';

/** The room itself, once one has been welcomed. */
export function RoomInside() {
  const [tab, setTab] = useState<Tab>('chat');
  const chatField = useRef<HTMLTextAreaElement>(null);
  const people = useStage();
  const sendHere = usePublishing(people);
  const { isSpeaker } = useRights();
  const isRunning = useRoom(({ status }) => status === LiveStatus.running);
  const leaving = useGuardedLeaving(isSpeaker && isRunning);
  const toChat = () => {
    setTab('chat');
    // The field is there only when its tab is.
    requestAnimationFrame(() => chatField.current?.focus());
  };
  return (
    <div className={classes.root}>
      <RoomHeader onLeave={leaving.ask} onSendHere={sendHere} />
      <main className={classes.main}>
        <Scene people={people} />
        <ControlBar onChat={toChat} />
      </main>
      <SidePanel tab={tab} onTab={setTab} chatField={chatField} />
      <LeaveQuestion leaving={leaving} />
    </div>
  );
}
