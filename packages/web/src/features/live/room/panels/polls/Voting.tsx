import { Button } from '@mantine/core';
import type { RoomPoll } from '@shuyuan/contract/live/room/room-protocol';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../../../lib/api-error.ts';
import { presentError } from '../../../../../lib/present-error.ts';
import { useT } from '../../../../../lib/texts.ts';
import { useRoomValue } from '../../room-context.ts';
import { withPollVote } from '../../room-state.ts';
import { changeRoom } from '../../room-store.ts';
import classes from '../Panels.module.css';

/** The choices of a poll that is open, for who has not voted yet. */
export function Voting({ poll }: { poll: RoomPoll }) {
  const t = useT('activity');
  const { store, connection } = useRoomValue();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (index: number) => {
    if (!poll.isMultiple) setChosen([index]);
    else setChosen(chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index]);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await connection.ask({ t: 'poll.vote', id: poll.id, choices: chosen });
    } catch (error) {
      presentError(error);
      // They voted before, on another page: there is nothing left to choose.
      if (!(error instanceof ApiError && error.code === 'room.already-voted')) return;
    }
    changeRoom(store, (room) => withPollVote(room, poll.id));
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset className={classes.choices}>
        <legend className={classes.pollQuestion} dir="auto">
          {poll.question}
        </legend>
        {poll.options.map((option, index) => (
          <label key={option} className={classes.choice}>
            <input
              type={poll.isMultiple ? 'checkbox' : 'radio'}
              name={poll.id}
              checked={chosen.includes(index)}
              onChange={() => toggle(index)}
            />
            <span dir="auto">{option}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="sm" disabled={chosen.length === 0}>
        {t('live.room.polls.vote')}
      </Button>
    </form>
  );
}
