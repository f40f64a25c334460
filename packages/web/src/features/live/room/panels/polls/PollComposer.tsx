import { Button, TextInput } from '@mantine/core';
import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { SwitchField } from '../../../../../ui/SwitchField.tsx';
import { useAsk } from '../../room-context.ts';
import classes from '../Panels.module.css';
import { emptyPoll, readyPoll } from './poll-draft.ts';

export function PollComposer({ onDone }: { onDone: () => void }) {
  const t = useT('activity');
  const common = useT('common');
  const ask = useAsk();
  const [draft, setDraft] = useState(emptyPoll);
  const [isBusy, setIsBusy] = useState(false);
  const ready = readyPoll(draft);
  const setOption = (index: number, text: string) =>
    setDraft({ ...draft, options: draft.options.map((option, at) => (at === index ? text : option)) });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready) return;
    setIsBusy(true);
    const isOpen = await ask({ t: 'poll.open', ...ready });
    setIsBusy(false);
    if (isOpen) onDone();
  };
  return (
    <form className={classes.composer} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('live.room.polls.question')}
        value={draft.question}
        maxLength={roomLimits.pollQuestionMax}
        data-autofocus
        onChange={({ currentTarget }) => setDraft({ ...draft, question: currentTarget.value })}
      />
      {draft.options.map((option, index) => (
        <TextInput
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={t('live.room.polls.option', { number: index + 1 })}
          value={option}
          maxLength={roomLimits.pollOptionMax}
          onChange={({ currentTarget }) => setOption(index, currentTarget.value)}
        />
      ))}
      {draft.options.length < roomLimits.pollOptionsMax && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setDraft({ ...draft, options: [...draft.options, ''] })}
        >
          {t('live.room.polls.addOption')}
        </Button>
      )}
      <SwitchField
        label={t('live.room.polls.multiple')}
        isOn={draft.isMultiple}
        onChange={(isMultiple) => setDraft({ ...draft, isMultiple })}
      />
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={onDone}>
          {common('dialog.cancel')}
        </Button>
        <Button type="submit" size="sm" loading={isBusy} disabled={!ready}>
          {t('live.room.polls.open')}
        </Button>
      </div>
    </form>
  );
}
