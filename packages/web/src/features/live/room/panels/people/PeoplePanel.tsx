import { Button } from '@mantine/core';
import { LiveIdentity } from '@shuyuan/contract/live/live-identity';
import type { RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import type { ReactNode } from 'react';
import { useT } from '../../../../../lib/texts.ts';
import { useAsk, useRights, useRoom } from '../../room-context.ts';
import { LeaderSettings } from '../LeaderSettings.tsx';
import { ScrollRegion } from '../../../../../ui/KeyRegion.tsx';
import classes from '../Panels.module.css';
import { PersonLine } from './PersonLine.tsx';
import { PresentList } from './PresentList.tsx';

const once = (people: readonly RoomPerson[]): readonly RoomPerson[] => [
  ...new Map(people.map((person) => [person.key, person])).values(),
];

function People({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      {empty !== null && <p className={classes.none}>{empty}</p>}
      <ul className={classes.people}>{children}</ul>
    </section>
  );
}

/** For who leads: who wants to speak, and who does. */
function Speakers() {
  const t = useT('activity');
  const ask = useAsk();
  const hands = useRoom((room) => room.hands);
  const feeds = useRoom((room) => room.feeds);
  const onStage = once(feeds.map(({ person }) => person));
  const move = (person: RoomPerson, isOnStage: boolean) => void ask({ t: 'stage.invite', key: person.key, isOnStage });
  return (
    <>
      <People title={t('live.room.people.hands')} empty={hands.length === 0 ? t('live.room.people.hands.none') : null}>
        {hands.map((person) => (
          <PersonLine key={person.key} person={person}>
            <Button size="compact-sm" onClick={() => move(person, true)}>
              {t('live.room.people.bringUp')}
            </Button>
          </PersonLine>
        ))}
      </People>
      <People
        title={t('live.room.people.stage')}
        empty={onStage.length === 0 ? t('live.room.people.stage.none') : null}
      >
        {onStage.map((person) => (
          <PersonLine key={person.key} person={person}>
            {person.identity === LiveIdentity.attendee && (
              <Button size="compact-sm" variant="default" onClick={() => move(person, false)}>
                {t('live.room.people.sendBack')}
              </Button>
            )}
          </PersonLine>
        ))}
      </People>
    </>
  );
}

/** Who is here; and for who leads, what can be done about it. */
export function PeoplePanel() {
  const t = useT('activity');
  const { isLeader } = useRights();
  return (
    <ScrollRegion className={classes.scroll} aria-label={t('live.room.tab.people')}>
      {isLeader && <Speakers />}
      <PresentList />
      {isLeader && <LeaderSettings />}
    </ScrollRegion>
  );
}
