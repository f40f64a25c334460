import { Button, NativeSelect, TextInput } from '@mantine/core';
import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { useAsk, useRoom } from '../room-context.ts';
import classes from './Panels.module.css';

const pauses = [0, 5, 10, 30, 60, roomLimits.slowSecondsMax] as const;

function Announcing() {
  const t = useT('activity');
  const ask = useAsk();
  const present = useRoom(({ settings }) => settings.announcement);
  const [text, setText] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await ask({ t: 'announce', text: text.trim() })) setText('');
  };
  return (
    <form className={classes.announce} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('live.room.announce')}
        value={text}
        maxLength={roomLimits.announcementMax}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        {present !== '' && (
          <Button size="compact-sm" variant="default" onClick={() => void ask({ t: 'announce', text: '' })}>
            {t('live.room.announce.remove')}
          </Button>
        )}
        <Button size="compact-sm" type="submit" disabled={text.trim() === ''}>
          {t('live.room.announce.send')}
        </Button>
      </div>
    </form>
  );
}

/** How the room talks: whether, how fast, and what stands above it. */
export function LeaderSettings() {
  const t = useT('activity');
  const ask = useAsk();
  const { isChatOpen, slowSeconds } = useRoom(({ settings }) => settings);
  const options = [...new Set([...pauses, slowSeconds])].toSorted((one, other) => one - other);
  return (
    <section className={classes.settings} aria-label={t('live.room.settings')}>
      <Announcing />
      <SwitchField
        label={t('live.room.settings.chatOpen')}
        isOn={isChatOpen}
        onChange={(isOpen) => void ask({ t: 'settings', isChatOpen: isOpen })}
      />
      <NativeSelect
        label={t('live.room.settings.slow')}
        value={String(slowSeconds)}
        data={options.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('live.room.settings.slow.off') : t('live.room.settings.slow.seconds', { seconds }),
        }))}
        onChange={({ currentTarget }) => void ask({ t: 'settings', slowSeconds: Number(currentTarget.value) })}
      />
    </section>
  );
}
