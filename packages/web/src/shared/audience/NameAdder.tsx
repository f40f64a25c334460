import { Select } from '@mantine/core';
import classes from '../people/OrganizationPicker.module.css';
import type { Named } from './audience-draft.ts';

type Props = {
  label: string;
  description: string;
  placeholder: string;
  /** Said when nothing has this name. */
  noneFound: string;
  /** Found by the server for the text, by rules of its own. */
  found: readonly Named[];
  chosen: readonly Named[];
  text: string;
  onText: (text: string) => void;
  onAdd: (chosen: readonly Named[]) => void;
};

/** Finds one more by a part of its name; what is chosen goes elsewhere, and the field is ready for the next. */
export function NameAdder({ found, chosen, text, noneFound, onText, onAdd, ...field }: Props) {
  const offered = found.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <Select
      {...field}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      maxLength={50}
      nothingFoundMessage={noneFound}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      value={null}
      searchValue={text}
      onSearchChange={onText}
      onChange={(id) => {
        const added = offered.find((one) => one.id === id);
        if (added) onAdd([...chosen, { id: added.id, name: added.name }]);
        onText('');
      }}
    />
  );
}
