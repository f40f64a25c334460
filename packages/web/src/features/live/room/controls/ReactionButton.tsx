import { Popover } from '@mantine/core';
import { type ReactionKind, reactionKinds } from '@shuyuan/contract/live/room/room-protocol';
import { SmilePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { useRoomValue } from '../room-context.ts';
import { signs } from '../scene/Reactions.tsx';
import { ControlButton } from './ControlButton.tsx';
import classes from './Controls.module.css';

/** A finger on the button is not a flood: the server would not take more either. */
const gapMs = 200;

export function ReactionButton() {
  const t = useT('activity');
  const { connection } = useRoomValue();
  const [isOpen, setIsOpen] = useState(false);
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const react = (kind: ReactionKind, at: number) => {
    if (at - lastAt.current < gapMs) return;
    lastAt.current = at;
    connection.send({ t: 'react', kind });
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="top" trapFocus>
      <Popover.Target>
        <ControlButton
          label={t('live.room.react')}
          icon={<SmilePlus size={20} />}
          onClick={() => setIsOpen((before) => !before)}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes.signs ?? ''} aria-label={t('live.room.react')}>
        {reactionKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={classes.sign}
            aria-label={t(`live.room.react.${kind}`)}
            onClick={({ timeStamp }) => react(kind, timeStamp)}
          >
            <span aria-hidden="true">{signs[kind]}</span>
          </button>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
