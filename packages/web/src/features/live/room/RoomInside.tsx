import { useRef } from 'react';
import { ControlBar } from './controls/ControlBar.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { SidePanel } from './panels/SidePanel.tsx';
import { useTab } from './panels/use-tab.ts';
import classes from './Room.module.css';
import { RoomHeader } from './RoomHeader.tsx';
import { Scene } from './scene/Scene.tsx';
import { useStage } from './scene/use-stage.ts';
import { useLeaving } from './use-leaving.ts';
import { usePublishing } from './use-publishing.ts';

/** The room itself, once one has been welcomed. */
export function RoomInside() {
  const [tab, setTab] = useTab();
  const chatField = useRef<HTMLTextAreaElement>(null);
  const people = useStage();
  const sendHere = usePublishing(people);
  const leaving = useLeaving();
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
