import { Menu } from '@mantine/core';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { RoomPerson } from '@shuyuan/contract/live/room-protocol';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { useAsk, useRights, useRoom } from '../room-context.ts';
import classes from './Panels.module.css';

type Props = { person: RoomPerson; /** A message or question that can be taken away. */ messageId?: string };

/** What a leader may do about somebody, and anybody about their own words. */
export function PersonMenu({ person, messageId }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const ask = useAsk();
  const { isLeader } = useRights();
  const selfKey = useRoom(({ self }) => self.key);
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = person.key === selfKey;
  const mayOrder = isLeader && !isOwn && person.identity === LiveIdentity.attendee;
  const mayTake = messageId !== undefined && (isLeader || isOwn);
  if (!mayOrder && !mayTake) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <button type="button" className={classes.more} aria-label={t('live.room.people.more', { name: person.name })}>
            <MoreHorizontal size={16} aria-hidden />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayTake && (
            <Menu.Item onClick={() => void ask({ t: 'message.remove', id: messageId })}>
              {t('live.room.message.remove')}
            </Menu.Item>
          )}
          {mayOrder && (
            <>
              <Menu.Item onClick={() => void ask({ t: 'person.mute', key: person.key, isMuted: true })}>
                {t('live.room.people.mute')}
              </Menu.Item>
              <Menu.Item onClick={() => void ask({ t: 'person.mute', key: person.key, isMuted: false })}>
                {t('live.room.people.unmute')}
              </Menu.Item>
              <Menu.Item color="cinnabar" onClick={() => setIsAsking(true)}>
                {t('live.room.people.remove')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('live.room.people.remove.title')}
        text={t('live.room.people.remove.text', { name: person.name })}
        confirmLabel={t('live.room.people.remove')}
        cancelLabel={common('dialog.cancel')}
        closeLabel={common('dialog.close')}
        isDestructive
        onConfirm={() => {
          setIsAsking(false);
          void ask({ t: 'person.remove', key: person.key });
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
