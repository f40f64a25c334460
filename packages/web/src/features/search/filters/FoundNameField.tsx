import { Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';

type Named = { readonly id: string; readonly name: string };
type Props = {
  /** Says what is chosen here, in its place and to those who hear it. */
  label: string;
  /** Found by the server for what is typed. */
  found: readonly Named[];
  chosen: Named | undefined;
  onText: (text: string) => void;
  onChange: (id: string | undefined) => void;
};

/** One thing chosen by a part of its name, or none. */
export function FoundNameField({ label, found, chosen, onText, onChange }: Props) {
  const t = useT('search');
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string | null) => {
    setTyped(text);
    onText(text ?? '');
  };
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      searchable
      clearable
      openOnFocus={false}
      allowDeselect={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      maxLength={50}
      clearButtonProps={{ 'aria-label': t('search.filter.clear', { name: label }) }}
      nothingFoundMessage={typed ? t('search.filter.none') : undefined}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      value={chosen?.id ?? null}
      searchValue={typed ?? chosen?.name ?? ''}
      onSearchChange={(text) => type(text === chosen?.name ? null : text)}
      onBlur={() => type(null)}
      onChange={(id) => {
        type(null);
        onChange(id ?? undefined);
      }}
    />
  );
}
