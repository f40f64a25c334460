import { TextInput } from '@mantine/core';
import type { LiveSupplier } from '@shuyuan/contract/live/suppliers';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import { isEnter } from '../../../../ui/keys.ts';
import type { Person } from '../live-draft.ts';
import classes from './PeoplePicker.module.css';
import { useFoundPeople } from './use-found-people.ts';

function Chosen({ people, onRemove }: { people: readonly Person[]; onRemove: (person: Person) => void }) {
  const t = useT('activity');
  if (people.length === 0) return null;
  return (
    <ul className={classes.chosen}>
      {people.map((person) => (
        <li key={person.id} className={classes.chip}>
          <Face name={person.fullName} src={person.portrait} size={24} isNamed />
          <span>{person.fullName}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('live.form.people.remove', { name: person.fullName })}
            onClick={() => onRemove(person)}
          >
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  label: string;
  hint: string;
  supplier: LiveSupplier;
  value: readonly Person[];
  max: number;
  onChange: (people: readonly Person[]) => void;
};

/** D-056: colleagues by a part of their name; Enter takes the first, each found one is a button as well. */
export function PeoplePicker({ label, hint, supplier, value, max, onChange }: Props) {
  const t = useT('activity');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(text.trim());
  const isFull = value.length >= max && max > 1;
  const found = useFoundPeople(supplier, isFull ? '' : search);
  const isChosen = ({ id }: Person): boolean => value.some((person) => person.id === id);
  const people = found.people.filter((person) => !isChosen(person));
  const choose = (person: Person): void => {
    setText('');
    onChange(max === 1 ? [person] : [...value, person]);
    input.current?.focus();
  };
  return (
    <div>
      <TextInput
        ref={input}
        label={label}
        description={isFull ? t('live.form.people.full', { max }) : hint}
        placeholder={t('live.form.people.search')}
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
        {found.failure !== null && <p className={classes.none}>{found.failure}</p>}
        {found.isFound && people.length === 0 && <p className={classes.none}>{t('live.form.people.none')}</p>}
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
      <Chosen people={value} onRemove={({ id }) => onChange(value.filter((person) => person.id !== id))} />
    </div>
  );
}
