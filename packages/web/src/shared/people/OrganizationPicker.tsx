import { Select } from '@mantine/core';
import { type ReactNode, type Ref, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import classes from './OrganizationPicker.module.css';
import { useT } from '../../lib/texts.ts';
import { useOrganizationOptions } from './use-organization-options.ts';

type Props = {
  label?: string;
  /** For a field whose place says what it is. */
  hiddenLabel?: string;
  description?: string;
  /** What an empty field means; without it, how to search. */
  placeholder?: string;
  isRequired?: boolean;
  isClearable?: boolean;
  /** What is chosen goes elsewhere, and the field is ready for the next. */
  isAdding?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  hasFocus?: boolean;
  error?: ReactNode;
  /** Empty while none is chosen. */
  value: string;
  /** For members who may not look into the tree: the same organisations, by their names alone. */
  isByNames?: boolean;
  /** An organisation that is not offered, nor anything below it. */
  but?: string;
  onChange: (id: string) => void;
};

type Typing = SyntheticEvent<HTMLInputElement>;

/**
 * What is typed stays: the name of the chosen one, known a moment later, must not be written over it. A name that comes
 * into a field somebody is in already is marked, as for whoever comes later by keys: what they type replaces it.
 */
function useTyping() {
  const [text, setText] = useState('');
  const typed = useRef<string | null>(null);
  const entered = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    if (typed.current === null) entered.current?.select();
  }, [text]);
  const end = (): void => {
    typed.current = null;
  };
  const field = {
    searchValue: text,
    onSearchChange: (next: string): void => {
      if (typed.current === null || typed.current === next) setText(next);
    },
    onInputCapture: ({ currentTarget }: Typing): void => {
      typed.current = currentTarget.value;
    },
    onFocusCapture: ({ currentTarget }: Typing): void => {
      entered.current = currentTarget;
    },
    onBlurCapture: (): void => {
      entered.current = null;
      end();
    },
  };
  return { text, setText, end, field };
}

/** One organisation of a tree of any size: the first level to pick from, any other by a part of its name. */
export function OrganizationPicker({
  value,
  but,
  isByNames = false,
  isClearable = false,
  hasFocus = false,
  inputRef,
  onChange,
  ...field
}: Props) {
  const t = useT('admin');
  const typing = useTyping();
  const { text } = typing;
  const { options, found, isLoading } = useOrganizationOptions({ chosen: value, text, but, isByNames });
  const ways = new Map(options.map((option) => [option.value, option.above]));
  return (
    <Select
      ref={inputRef}
      label={field.label}
      aria-label={field.hiddenLabel}
      description={field.description}
      placeholder={field.placeholder ?? t('admin.place.search')}
      required={field.isRequired ?? false}
      error={field.error}
      data-autofocus={hasFocus || undefined}
      searchable
      // A dialog gives its first field the focus: a list would lie over everything below it unasked.
      openOnFocus={false}
      allowDeselect={false}
      // The list itself scrolls: a scrolling part inside it could be reached by no key.
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': t('admin.place.clear') }}
      nothingFoundMessage={t(isLoading ? 'admin.place.loading' : 'admin.place.none')}
      data={options.map(({ value: id, label }) => ({ value: id, label }))}
      // The server has chosen already, by rules of its own.
      filter={(all) => all.options.filter((option) => 'value' in option && found.has(option.value))}
      value={value || null}
      onChange={(id) => {
        typing.end();
        onChange(id ?? '');
        if (field.isAdding) typing.setText('');
      }}
      {...typing.field}
      renderOption={({ option }) => (
        <span>
          {option.label}
          {ways.get(option.value) && <span className={classes.above}>{ways.get(option.value)}</span>}
        </span>
      )}
    />
  );
}
