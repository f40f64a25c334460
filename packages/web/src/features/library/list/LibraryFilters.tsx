import { Select } from '@mantine/core';
import { libraryKinds } from '@shuyuan/contract/library/library-kinds';
import { readLibraryChoices } from '@shuyuan/contract/library/library.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { libraryOrders, type ListProps } from '../library-address.ts';
import classes from './Library.module.css';
import { LibrarySearch } from './LibrarySearch.tsx';

type Named = { readonly id: string; readonly name: string };
type ChoiceProps = {
  name: 'topic' | 'unit';
  named: readonly Named[];
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** A choice the address names stays in the list, also when nothing open is of it any more. */
function Choice({ name, named, value, onChoose }: ChoiceProps) {
  const t = useT('library');
  const isKnown = value === undefined || named.some(({ id }) => id === value);
  const data = named.map(({ id, name: label }) => ({ value: id, label }));
  return (
    <Select
      aria-label={t(`library.filter.${name}`)}
      placeholder={t(`library.filter.${name}.all`)}
      className={classes.choice}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': t('library.filter.clear') }}
      data={isKnown ? data : [...data, { value, label: t('library.filter.other') }]}
      value={value ?? null}
      onChange={(id) => onChoose(id ?? undefined)}
    />
  );
}

/** The words, and of which kind, topic and unit. */
export function LibraryFilters({ state, onMove }: ListProps) {
  const t = useT('library');
  const choices = useRead(readLibraryChoices, {}, { claims: 'all' });
  return (
    <div className={classes.filters}>
      <LibrarySearch state={state} onMove={onMove} />
      <Select
        aria-label={t('library.filter.kind')}
        placeholder={t('library.filter.kind.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('library.filter.clear') }}
        data={libraryKinds.map((kind) => ({ value: kind, label: t(`library.kind.${kind}`) }))}
        value={state.kind ?? null}
        onChange={(value) => onMove({ kind: libraryKinds.find((kind) => kind === value), page: 1 })}
      />
      <Choice
        name="topic"
        named={choices.data?.topics ?? []}
        value={state.topic}
        onChoose={(topic) => onMove({ topic, page: 1 })}
      />
      <Choice
        name="unit"
        named={choices.data?.organizations ?? []}
        value={state.unit}
        onChoose={(unit) => onMove({ unit, page: 1 })}
      />
      <Select
        aria-label={t('library.order')}
        className={classes.choice}
        allowDeselect={false}
        data={libraryOrders.map((order) => ({ value: order, label: t(`library.order.${order}`) }))}
        value={state.order}
        onChange={(value) => onMove({ order: libraryOrders.find((order) => order === value) ?? 'newest', page: 1 })}
      />
    </div>
  );
}
