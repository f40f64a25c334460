import { listPresent } from '@shuyuan/contract/live/room/room.wire';
import { Hand, MicOff } from 'lucide-react';
import { useRefresh } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import { Tag } from '../../../../../ui/Tag.tsx';
import classes from '../Panels.module.css';
import { PersonLine } from './PersonLine.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import type { PresentPerson } from './use-present.ts';

function Standing({ person }: { person: PresentPerson }) {
  const t = useT('activity');
  return (
    <>
      {person.isSelf && <Tag>{t('live.room.people.self')}</Tag>}
      {person.isHandUp && (
        <Tag tone="gold" icon={<Hand size={12} aria-hidden />}>
          {t('live.room.people.handUp')}
        </Tag>
      )}
      {person.isOnStage && <Tag tone="pine">{t('live.room.people.onStage')}</Tag>}
      {person.isMuted && (
        <Tag tone="cinnabar" icon={<MicOff size={12} aria-hidden />}>
          {t('live.room.people.isMuted')}
        </Tag>
      )}
    </>
  );
}

export function PresentPeople({ people }: { people: readonly PresentPerson[] }) {
  const t = useT('activity');
  const refresh = useRefresh();
  if (people.length === 0)
    return (
      <p className={classes.none}>{`${t('live.report.nobodyFound.title')} ${t('live.report.nobodyFound.text')}`}</p>
    );
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <PersonLine key={person.key} person={person} tags={<Standing person={person} />}>
          <PersonMenu person={person} standing={person} onDone={() => refresh(listPresent)} />
        </PersonLine>
      ))}
    </ul>
  );
}
