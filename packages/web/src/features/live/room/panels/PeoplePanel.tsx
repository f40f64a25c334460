import { Button } from '@mantine/core';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { RoomPerson } from '@shuyuan/contract/live/room-protocol';
import type { ReactNode } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { useAsk, useRoom } from '../room-context.ts';
import { LeaderSettings } from './LeaderSettings.tsx';
import classes from './Panels.module.css';
import { PersonMenu } from './PersonMenu.tsx';
import { RoleTag } from './RoleTag.tsx';

const once = (people: readonly RoomPerson[]): readonly RoomPerson[] => [
  ...new Map(people.map((person) => [person.key, person])).values(),
];
const recentMax = 30;

function PersonLine({ person, action }: { person: RoomPerson; action?: ReactNode }) {
  return (
    <li className={classes.person}>
      <Face name={person.name} src={person.headPortrait} size={32} isNamed />
      <span className={classes.personName}>
        <bdi>{person.name}</bdi>
        <RoleTag identity={person.identity} />
      </span>
      {action}
      <PersonMenu person={person} />
    </li>
  );
}

function People({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      {empty !== null && <p className={classes.none}>{empty}</p>}
      <ul className={classes.people}>{children}</ul>
    </section>
  );
}

/** For who leads: who wants to speak, who does, and who wrote lately. */
export function PeoplePanel() {
  const t = useT('activity');
  const ask = useAsk();
  const hands = useRoom((room) => room.hands);
  const feeds = useRoom((room) => room.feeds);
  const messages = useRoom((room) => room.messages);
  const onStage = once(feeds.map(({ person }) => person));
  const writers = once(messages.map(({ author }) => author).toReversed()).slice(0, recentMax);
  const move = (person: RoomPerson, isOnStage: boolean) => void ask({ t: 'stage.invite', key: person.key, isOnStage });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the keys
    <section className={classes.scroll} aria-label={t('live.room.tab.people')} tabIndex={0}>
      <People title={t('live.room.people.hands')} empty={hands.length === 0 ? t('live.room.people.hands.none') : null}>
        {hands.map((person) => (
          <PersonLine
            key={person.key}
            person={person}
            action={
              <Button size="compact-sm" onClick={() => move(person, true)}>
                {t('live.room.people.bringUp')}
              </Button>
            }
          />
        ))}
      </People>
      <People
        title={t('live.room.people.stage')}
        empty={onStage.length === 0 ? t('live.room.people.stage.none') : null}
      >
        {onStage.map((person) => (
          <PersonLine
            key={person.key}
            person={person}
            action={
              person.identity === LiveIdentity.attendee && (
                <Button size="compact-sm" variant="default" onClick={() => move(person, false)}>
                  {t('live.room.people.sendBack')}
                </Button>
              )
            }
          />
        ))}
      </People>
      {writers.length > 0 && (
        <People title={t('live.room.people.writers')} empty={null}>
          {writers.map((person) => (
            <PersonLine key={person.key} person={person} />
          ))}
        </People>
      )}
      <LeaderSettings />
    </section>
  );
}
