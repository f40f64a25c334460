import type { Endpoint } from '@shuyuan/contract/kernel/endpoint.wire';
import { listMembers } from '@shuyuan/contract/people/people.wire';
import { TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useRead } from '../../lib/queries.ts';
import { Face } from '../../ui/Face.tsx';
import { isEnter } from '../../ui/keys.ts';
import classes from './PersonSearch.module.css';

export type FoundPerson = { readonly id: string; readonly fullName: string };

/** A call that finds people by a part of the name, and what it is asked besides. */
type PeopleSource = {
  readonly endpoint: Endpoint<Endpoint['input'], (typeof listMembers)['output']>;
  readonly input?: object;
};
const colleagues: PeopleSource = { endpoint: listMembers };

type Props = {
  label: string;
  placeholder: string;
  /** What is said when nobody has this name. */
  noneFound: string;
  error?: ReactNode;
  /** People who are chosen already, or cannot be. */
  exceptIds?: readonly string[];
  /** The people who may be found; all colleagues by default. */
  source?: PeopleSource;
  onChoose: (person: FoundPerson) => void;
};

const shown = 5;
const nobody: readonly string[] = [];

/** Finds a colleague by a part of the name; each found one is a button, so Tab and Enter are enough. */
export function PersonSearch(props: Props) {
  const { label, placeholder, noneFound, error, exceptIds = nobody, source = colleagues, onChoose } = props;
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useRead(
    source.endpoint,
    { ...source.input, search, page: 1, pageSize: shown + exceptIds.length },
    { enabled: search !== '', placeholderData: keepPreviousData },
  );
  const people =
    search === '' ? [] : (found.data?.items ?? []).filter(({ id }) => !exceptIds.includes(id)).slice(0, shown);
  const choose = (person: FoundPerson) => {
    setText('');
    onChoose(person);
  };
  return (
    <div className={classes.root}>
      <TextInput
        label={label}
        placeholder={placeholder}
        error={error}
        maxLength={50}
        autoComplete="off"
        leftSection={<Search size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter takes the first name instead of sending the form around it.
          if (!isEnter(event)) return;
          event.preventDefault();
          if (people[0]) choose(people[0]);
        }}
      />
      <div aria-live="polite">
        {search !== '' && found.isSuccess && people.length === 0 && <p className={classes.none}>{noneFound}</p>}
        {people.length > 0 && (
          <ul className={classes.list}>
            {people.map((person) => (
              <li key={person.id}>
                <button type="button" className={classes.person} onClick={() => choose(person)}>
                  <Face name={person.fullName} src={person.portrait} size={28} isNamed />
                  <span>{person.fullName}</span>
                  <span className={classes.soft}>{person.organization.name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
