import { Button } from '@mantine/core';
import type { RoomQuestion } from '@shuyuan/contract/live/room/room-protocol';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Tag } from '../../../../ui/Tag.tsx';
import { useRights } from '../room-context.ts';
import classes from './Panels.module.css';
import { PersonMenu } from './people/PersonMenu.tsx';
import { Answering, VoteButton } from './QuestionActions.tsx';

export function QuestionItem({ question }: { question: RoomQuestion }) {
  const t = useT('activity');
  const { isLeader, isSpeaker } = useRights();
  const [isAnswering, setIsAnswering] = useState(false);
  const { author, text, isAnswered, answer, id } = question;
  return (
    <li className={classes.question} data-answered={isAnswered || undefined}>
      <VoteButton question={question} />
      <div className={classes.words}>
        <p className={classes.who}>
          <bdi className={classes.name}>{author.name}</bdi>
          {isAnswered && (
            <Tag tone="pine" icon={<Check size={12} aria-hidden />}>
              {t('live.room.questions.answered')}
            </Tag>
          )}
        </p>
        <p className={classes.text} dir="auto">
          {text}
        </p>
        {answer !== null && (
          <p className={classes.answer} dir="auto">
            {answer}
          </p>
        )}
        {(isLeader || isSpeaker) && !isAnswered && !isAnswering && (
          <Button size="compact-sm" variant="subtle" onClick={() => setIsAnswering(true)}>
            {t('live.room.questions.answer')}
          </Button>
        )}
        {isAnswering && !isAnswered && <Answering id={id} onDone={() => setIsAnswering(false)} />}
      </div>
      <PersonMenu person={author} messageId={id} />
    </li>
  );
}
