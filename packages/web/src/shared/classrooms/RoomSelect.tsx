import { Select } from '@mantine/core';
import { useState } from 'react';
import type { ChosenRoom } from './chosen-room.ts';
import type { NeededTime } from './needed-time.ts';
import { useFreeRooms } from './use-free-rooms.ts';

type Props = {
  /** When it is needed; null while nobody has said so. */
  needed: NeededTime | null;
  value: ChosenRoom | null;
  texts: Readonly<Record<'label' | 'none' | 'clear' | 'loading' | 'full', string>>;
  description?: string;
  error: string | null;
  onChange: (room: ChosenRoom | null) => void;
};

/** A room that is free at a time; looked for once somebody opens the list. */
export function RoomSelect({ needed, value, texts, description, error, onChange }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const { rooms, isPending } = useFreeRooms(needed, isOpened);
  const known = value && !rooms.some(({ id }) => id === value.id) ? [value, ...rooms] : rooms;
  return (
    <Select
      label={texts.label}
      description={description}
      placeholder={texts.none}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.clear }}
      nothingFoundMessage={isOpened && isPending ? texts.loading : texts.full}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      onDropdownOpen={() => setIsOpened(true)}
      onChange={(id) => {
        const chosen = known.find((room) => room.id === id);
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
      }}
    />
  );
}
