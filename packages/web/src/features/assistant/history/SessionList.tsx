import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { DeleteSession } from './DeleteSession.tsx';
import classes from './History.module.css';
import type { HistoryProps, ListedSession } from './history-props.ts';
import { RenameSession } from './RenameSession.tsx';

type OpenDialog = { readonly what: 'rename' | 'delete'; readonly session: ListedSession };

function SessionMenu({ session, onAsk }: { session: ListedSession; onAsk: (asked: OpenDialog) => void }) {
  const t = useT('assistant');
  const title = session.chatTitle;
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('assistant.history.actions', { title })}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => onAsk({ what: 'rename', session })}>
          {t('assistant.history.rename')}
        </Menu.Item>
        <Menu.Item
          color="cinnabar"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => onAsk({ what: 'delete', session })}
        >
          {t('assistant.history.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

type Props = HistoryProps & { label: string; sessions: readonly ListedSession[] };

export function SessionList({ label, sessions, currentId, onOpen, onNew }: Props) {
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {sessions.map((session) => (
          <li key={session.sessionId} className={classes.item} data-current={session.sessionId === currentId}>
            <button
              type="button"
              className={classes.open}
              aria-current={session.sessionId === currentId ? 'true' : undefined}
              onClick={() => onOpen(session.sessionId)}
            >
              <bdi>{session.chatTitle}</bdi>
            </button>
            <SessionMenu session={session} onAsk={setAsked} />
          </li>
        ))}
      </ul>
      {asked?.what === 'rename' && <RenameSession session={asked.session} onClose={close} />}
      {asked?.what === 'delete' && (
        <DeleteSession
          session={asked.session}
          onClose={close}
          onDeleted={() => (asked.session.sessionId === currentId ? onNew() : undefined)}
        />
      )}
    </>
  );
}
