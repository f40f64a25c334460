import { Maximize2, X } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { ChatWithHistory } from '../../features/assistant/ChatWithHistory.tsx';
import { go } from '../../lib/navigation.ts';
import { useT } from '../../lib/texts.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { isEscape } from '../../ui/keys.ts';
import classes from './AssistantDrawer.module.css';
import type { Drawer } from './drawer-memory.ts';

type Props = { drawer: Drawer; onChange: (drawer: Drawer) => void };

/** Beside the page, not in its way: the page stays in reach, and a source opens under it. */
export function AssistantDrawer({ drawer: { sessionId }, onChange }: Props) {
  const t = useT('assistant');
  const id = useId();
  useFocusBack(true);
  const close = () => onChange({ isOpen: false, sessionId });
  const toPage = () => {
    close();
    go('assistant', {}, { session: sessionId ?? undefined });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscape(event) && !event.defaultPrevented) close();
  };
  return (
    // Escape closes it from wherever inside the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside className={classes.root} aria-labelledby={id} onKeyDown={onKeyDown}>
      <ChatWithHistory
        shape="drawer"
        title={
          <h2 id={id} className={classes.title}>
            {t('assistant.title')}
          </h2>
        }
        tools={
          <>
            <IconButton label={t('assistant.toPage')} icon={<Maximize2 size={18} aria-hidden />} onClick={toPage} />
            <IconButton label={t('assistant.close')} icon={<X size={18} aria-hidden />} onClick={close} />
          </>
        }
        sessionId={sessionId}
        onOpen={(wanted) => onChange({ isOpen: true, sessionId: wanted })}
        onSession={(named) => onChange({ isOpen: true, sessionId: named })}
      />
    </aside>
  );
}
