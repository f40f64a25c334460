import type { ChatMessage } from '@shuyuan/contract/live/room/room-protocol';
import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { useRoom } from '../room-context.ts';
import { ScrollArea } from '../../../../ui/KeyRegion.tsx';
import classes from './Panels.module.css';
import { PersonMenu } from './people/PersonMenu.tsx';
import { RoleTag } from './RoleTag.tsx';

const slackPx = 40;

function Message({ message }: { message: ChatMessage }) {
  const { time } = useFormat();
  const { author, text, kind, id } = message;
  return (
    <li className={classes.message} data-kind={kind}>
      <Face name={author.name} src={author.portrait} size={28} isNamed />
      <div className={classes.words}>
        <p className={classes.who}>
          <bdi className={classes.name}>{author.name}</bdi>
          <RoleTag identity={author.identity} />
          <time dateTime={new Date(message.time).toISOString()}>{time(message.time)}</time>
        </p>
        <p className={classes.text} dir="auto">
          {text}
        </p>
      </div>
      <PersonMenu person={author} messageId={id} />
    </li>
  );
}

/** Follows the newest message until somebody scrolls up to read; then it stays, and says that more has come. */
export function ChatLog() {
  const t = useT('activity');
  const messages = useRoom((room) => room.messages);
  const list = useRef<HTMLDivElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const last = messages.at(-1)?.id;
  const [seen, setSeen] = useState(last);
  if (isFollowing && seen !== last) setSeen(last);

  useLayoutEffect(() => {
    if (isFollowing) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [isFollowing, last]);

  const onScroll = () => {
    const place = list.current;
    if (place) setIsFollowing(place.scrollHeight - place.scrollTop - place.clientHeight < slackPx);
  };
  return (
    <div className={classes.logPlace}>
      <ScrollArea
        ref={list}
        className={classes.log}
        role="log"
        aria-label={t('live.room.chat.log')}
        onScroll={onScroll}
      >
        {messages.length === 0 && <p className={classes.empty}>{t('live.room.chat.empty')}</p>}
        <ul className={classes.list}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      </ScrollArea>
      {!isFollowing && seen !== last && (
        <button type="button" className={classes.newer} onClick={() => setIsFollowing(true)}>
          <ArrowDown size={14} aria-hidden />
          {t('live.room.chat.newer')}
        </button>
      )}
    </div>
  );
}
