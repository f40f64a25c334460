import { Button } from '@mantine/core';
import type { RoomPoll } from '@shuyuan/contract/live/room-protocol';
import { type SubmitEvent, useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import { useAsk, useRights, useRoom, useRoomValue } from '../room-context.ts';
import { withPollVote } from '../room-state.ts';
import { changeRoom } from '../room-store.ts';
import classes from './Panels.module.css';
import { shareOf } from './poll-draft.ts';

function Bars({ poll }: { poll: RoomPoll }) {
  const t = useT('activity');
  const { percent, count } = useFormat();
  return (
    <ul className={classes.bars}>
      {poll.options.map((option, index) => {
        const votes = poll.counts[index] ?? 0;
        const share = shareOf(votes, poll.voters);
        return (
          <li key={option}>
            <span className={classes.barText}>
              <span dir="auto">{option}</span>
              <span>{t('live.room.polls.share', { share: percent(share), count: count(votes) })}</span>
            </span>
            <span className={classes.bar} aria-hidden="true">
              <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Voting({ poll }: { poll: RoomPoll }) {
  const t = useT('activity');
  const { store } = useRoomValue();
  const ask = useAsk();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (index: number) => {
    if (!poll.isMultiple) setChosen([index]);
    else setChosen(chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index]);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isDone = await ask({ t: 'poll.vote', id: poll.id, choices: chosen });
    if (isDone) changeRoom(store, (room) => withPollVote(room, poll.id));
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

export function PollCard({ poll }: { poll: RoomPoll }) {
  const t = useT('activity');
  const { count } = useFormat();
  const ask = useAsk();
  const { isLeader } = useRights();
  const isVoted = useRoom(({ votedPollIds }) => votedPollIds.includes(poll.id));
  const isVoting = poll.isOpen && !isVoted && !isLeader;
  return (
    <li className={classes.poll}>
      {isVoting ? (
        <Voting poll={poll} />
      ) : (
        <>
          <p className={classes.pollQuestion} dir="auto">
            {poll.question}
          </p>
          <Bars poll={poll} />
        </>
      )}
      <p className={classes.pollFoot}>
        <Tag tone={poll.isOpen ? 'cinnabar' : 'neutral'} isLive={poll.isOpen}>
          {t(poll.isOpen ? 'live.room.polls.isOpen' : 'live.room.polls.isClosed')}
        </Tag>
        <span>{t('live.room.polls.voters', { count: count(poll.voters) })}</span>
        {isLeader && poll.isOpen && (
          <Button size="compact-sm" variant="default" onClick={() => void ask({ t: 'poll.close', id: poll.id })}>
            {t('live.room.polls.close')}
          </Button>
        )}
      </p>
    </li>
  );
}
