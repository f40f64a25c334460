import { useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import type { Room } from '../room.ts';
import { RoomSearch } from '../RoomSearch.tsx';
import classes from '../Rooms.module.css';
import type { ViewProps } from '../rooms-address.ts';
import { CloseRoom } from './CloseRoom.tsx';
import { RoomDialog } from './RoomDialog.tsx';

type Props = ViewProps & { opened: OpenedRoom | null; onOpen: (opened: OpenedRoom | null) => void };

/** The search, the way to a new room, and the dialog that is open. */
export function RoomBar({ state, onChange, opened, onOpen }: Props) {
  const t = useT('classrooms');
  const close = (): void => onOpen(null);
  return (
    <div className={classes.bar}>
      <RoomSearch state={state} onChange={onChange} />
      <ActionButton onClick={() => onOpen({ kind: 'edit', room: null })}>{t('classrooms.rooms.add')}</ActionButton>
      {opened?.kind === 'edit' && <RoomDialog room={opened.room} onClose={close} />}
      {opened?.kind === 'close' && <CloseRoom room={opened.room} onClose={close} />}
    </div>
  );
}

/** A room that is written, new where there is none, or about to be closed. */
export type OpenedRoom =
  | { readonly kind: 'edit'; readonly room: Room | null }
  | { readonly kind: 'close'; readonly room: Room };
