import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { useRoom, useShown } from '../room-context.ts';
import { ChatPanel } from './ChatPanel.tsx';
import classes from './Panels.module.css';
import { PeoplePanel } from './people/PeoplePanel.tsx';
import { PollsPanel } from './polls/PollsPanel.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { type Tab, tabs } from './use-tab.ts';

/** How much has come to a tab since it was last open. */
function useNews(current: Tab): Readonly<Record<Tab, number>> {
  const received = useShown((shown) => shown.received);
  const questions = useRoom((room) => room.questions.length);
  const openPolls = useRoom(
    (room) => room.polls.filter(({ isOpen, id }) => isOpen && !room.votedPollIds.includes(id)).length,
  );
  const hands = useRoom((room) => room.hands.length);
  const [seen, setSeen] = useState({ chat: received, questions });
  if (current === 'chat' && seen.chat !== received) setSeen({ ...seen, chat: received });
  if (current === 'questions' && seen.questions !== questions) setSeen({ ...seen, questions });
  return {
    chat: received - seen.chat,
    questions: Math.max(0, questions - seen.questions),
    polls: openPolls,
    people: hands,
  };
}

type Props = { tab: Tab; onTab: (tab: Tab) => void; chatField: Ref<HTMLTextAreaElement> };

function TabList({ tab, onTab }: Pick<Props, 'tab' | 'onTab'>) {
  const t = useT('activity');
  const { narrow } = useFormat();
  const news = useNews(tab);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isBack = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const step = event.key === isBack ? -1 : ['ArrowLeft', 'ArrowRight'].includes(event.key) ? 1 : 0;
    if (step === 0) return;
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab;
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#room-tab-${next}`)?.focus();
  };
  return (
    <div
      ref={list}
      className={classes.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={t('live.room.tabs')}
      onKeyDown={onKeyDown}
    >
      {tabs.map((name) => (
        <button
          key={name}
          id={`room-tab-${name}`}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={name === tab}
          aria-controls="room-panel"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {t(`live.room.tab.${name}`)}
          {news[name] > 0 && <span className={classes.news}>{narrow(news[name])}</span>}
        </button>
      ))}
    </div>
  );
}

/** What the room says beside the picture. */
export function SidePanel({ tab, onTab, chatField }: Props) {
  return (
    <aside className={classes.root}>
      <TabList tab={tab} onTab={onTab} />
      <div id="room-panel" className={classes.panel} role="tabpanel" aria-labelledby={`room-tab-${tab}`}>
        {tab === 'chat' && <ChatPanel field={chatField} />}
        {tab === 'questions' && <QuestionsPanel />}
        {tab === 'polls' && <PollsPanel />}
        {tab === 'people' && <PeoplePanel />}
      </div>
    </aside>
  );
}
