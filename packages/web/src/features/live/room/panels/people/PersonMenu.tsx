import { Menu } from '@mantine/core';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import { LiveMode } from '@shuyuan/contract/live/live-kinds';
import type { AskedMessage, RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import type { RequestMessage } from '../../connection/pending-requests.ts';
import { useAsk, useRights, useRoom, useRoomValue } from '../../room-context.ts';
import classes from '../Panels.module.css';

/** How somebody stands in the room, where that is known: then only what would change it is offered. */
type PersonState = { readonly isMuted: boolean; readonly isOnStage: boolean };

type Order = <T extends AskedMessage['t']>(message: RequestMessage<T>) => void;

function OrderItems({
  person,
  standing,
  order,
}: {
  person: RoomPerson;
  standing?: PersonState | undefined;
  order: Order;
}) {
  const t = useT('activity');
  const { liveMode } = useRoomValue().entry.live;
  const { key } = person;
  return (
    <>
      {standing && liveMode !== LiveMode.push && (
        <Menu.Item onClick={() => order({ t: 'stage.invite', key, isOnStage: !standing.isOnStage })}>
          {t(standing.isOnStage ? 'live.room.people.sendBack' : 'live.room.people.bringUp')}
        </Menu.Item>
      )}
      {standing?.isMuted !== true && (
        <Menu.Item onClick={() => order({ t: 'person.mute', key, isMuted: true })}>
          {t('live.room.people.mute')}
        </Menu.Item>
      )}
      {standing?.isMuted !== false && (
        <Menu.Item onClick={() => order({ t: 'person.mute', key, isMuted: false })}>
          {t('live.room.people.unmute')}
        </Menu.Item>
      )}
    </>
  );
}

type Props = {
  person: RoomPerson;
  /** A message or question that can be taken away. */
  messageId?: string;
  standing?: PersonState;
  /** Something was changed. */
  onDone?: () => void;
};

/** What a leader may do about somebody, and anybody about their own words. */
export function PersonMenu({ person, messageId, standing, onDone }: Props) {
  const t = useT('activity');
  const common = useT('common');
  const ask = useAsk();
  const { isLeader } = useRights();
  const selfKey = useRoom(({ self }) => self.key);
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = person.key === selfKey;
  const mayOrder = isLeader && !isOwn && person.identity === LiveIdentity.attendee;
  const mayTake = messageId !== undefined && (isLeader || isOwn);
  const order: Order = (message) => void ask(message).then((isDone) => isDone && onDone?.());
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
            <Menu.Item onClick={() => order({ t: 'message.remove', id: messageId })}>
              {t('live.room.message.remove')}
            </Menu.Item>
          )}
          {mayOrder && (
            <>
              <OrderItems person={person} standing={standing} order={order} />
              <Menu.Item className={classes.grave} onClick={() => setIsAsking(true)}>
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
          order({ t: 'person.remove', key: person.key });
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
