import { Button } from '@mantine/core';
import { type RoomQuestion, roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { ChevronUp } from 'lucide-react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { useAsk, useRoom, useRoomValue } from '../room-context.ts';
import { withQuestionVote } from '../room-state.ts';
import { changeRoom } from '../room-store.ts';
import classes from './Panels.module.css';
import { SayField } from './SayField.tsx';

/** Marked at once, and taken back when it is refused. */
export function VoteButton({ question }: { question: RoomQuestion }) {
  const t = useT('activity');
  const { count } = useFormat();
  const { store } = useRoomValue();
  const ask = useAsk();
  const isVoted = useRoom(({ votedQuestionIds }) => votedQuestionIds.includes(question.id));
  const mark = (isUp: boolean) => changeRoom(store, (room) => withQuestionVote(room, question.id, isUp));
  const vote = async () => {
    mark(!isVoted);
    const isDone = await ask({ t: 'question.vote', id: question.id, isUp: !isVoted });
    if (!isDone) mark(isVoted);
  };
  return (
    <button
      type="button"
      className={classes.vote}
      aria-pressed={isVoted}
      aria-label={t('live.room.questions.vote', { count: count(question.votes) })}
      onClick={() => void vote()}
    >
      <ChevronUp size={18} aria-hidden />
      <span aria-hidden="true">{count(question.votes)}</span>
    </button>
  );
}

/** In writing, or only marked as answered aloud. */
export function Answering({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT('activity');
  const ask = useAsk();
  const answer = async (text: string | null) => {
    const isDone = await ask({ t: 'question.answer', id, answer: text });
    if (isDone) onDone();
    return isDone;
  };
  return (
    <div className={classes.answering}>
      <SayField
        label={t('live.room.questions.answer')}
        sendLabel={t('live.room.questions.sendAnswer')}
        maxLength={roomLimits.answerMax}
        onSend={answer}
      />
      <Button size="compact-sm" variant="default" onClick={() => void answer(null)}>
        {t('live.room.questions.answeredAloud')}
      </Button>
    </div>
  );
}
