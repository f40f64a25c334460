import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { FloatingButtons } from '../../features/assistant/floating/FloatingButtons.tsx';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { go } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { loadGroups } from '../../lib/texts.ts';
import { useIsAssistantHidden } from '../../lib/use-hide-assistant.ts';
import { type Drawer, saveDrawer, readDrawer } from './drawer-memory.ts';

const load = () =>
  Promise.all([import('./AssistantDrawer.tsx'), loadGroups(currentLanguage(), ['assistant', 'personal'])]);

const AssistantDrawer = lazy(async () => {
  const [module] = await orReloadOnce('assistant-drawer', load());
  return { default: module.AssistantDrawer };
});

/** Room for a drawer beside the page; a phone shows the page of the assistant instead. */
const hasRoom = (): boolean => window.matchMedia('(min-width: 768px)').matches;

/** AI-01, AI-03: the two buttons of a signed-in person, and the conversation one of them opens. */
export function FloatingAssistant() {
  const userId = useSession((session) => session.currentUser?.id);
  const isOnPage = useRouterState({ select: ({ location }) => location.pathname === paths.assistant });
  const [drawer, setDrawer] = useState(readDrawer);
  const isHidden = useIsAssistantHidden();
  if (userId === undefined || isOnPage || isHidden) return null;
  const change = (next: Drawer) => {
    saveDrawer(next);
    setDrawer(next);
  };
  const isShown = drawer.isOpen && hasRoom();
  const open = () => (hasRoom() ? change({ ...drawer, isOpen: true }) : go('assistant'));
  return (
    <>
      {!isShown && (
        <FloatingButtons
          key={userId}
          userId={userId}
          onPrepare={() => void load().catch(() => undefined)}
          onOpen={open}
        />
      )}
      {isShown && (
        <Suspense fallback={null}>
          <AssistantDrawer drawer={drawer} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
