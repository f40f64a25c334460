import type { RoomPerson } from '@shuyuan/contract/live/room/room-protocol';
import type { ReactNode } from 'react';
import { Face } from '../../../../../ui/Face.tsx';
import classes from '../Panels.module.css';
import { RoleTag } from '../RoleTag.tsx';

type Props = { person: RoomPerson; /** What else is to be said of them. */ tags?: ReactNode; children?: ReactNode };

/** Somebody in a list of the room, and what can be done about them. */
export function PersonLine({ person, tags, children }: Props) {
  return (
    <li className={classes.person}>
      <Face name={person.name} src={person.portrait} size={32} isNamed />
      <span className={classes.personName}>
        <bdi>{person.name}</bdi>
        <RoleTag identity={person.identity} />
        {tags}
      </span>
      {children}
    </li>
  );
}
