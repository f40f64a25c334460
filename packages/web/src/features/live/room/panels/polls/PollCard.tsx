import { Button } from '@mantine/core';
import type { RoomPoll } from '@shuyuan/contract/live/room/room-protocol';
import { useFormat } from '../../../../../lib/format.ts';
import { useT } from '../../../../../lib/texts.ts';
import { Tag } from '../../../../../ui/Tag.tsx';
import { useAsk, useRights, useRoom } from '../../room-context.ts';
import classes from '../Panels.module.css';
import { shareOf } from './poll-draft.ts';
import { Voting } from './Voting.tsx';

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
