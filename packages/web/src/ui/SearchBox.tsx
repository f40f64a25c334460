import { Search, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import classes from './SearchBox.module.css';

type Props = {
  label: string;
  placeholder: string;
  clearLabel: string;
  initialValue?: string;
  className?: string | undefined;
  onSearch: (text: string) => void;
};

export function SearchBox({ label, placeholder, clearLabel, initialValue = '', className, onSearch }: Props) {
  const [text, setText] = useState(initialValue);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <form className={classNames(classes.root, className)} role="search" onSubmit={submit}>
      <Search className={classes.icon} size={16} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={50}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text && (
        <button type="button" className={classes.clear} aria-label={clearLabel} onClick={clear}>
          <X size={14} aria-hidden />
        </button>
      )}
    </form>
  );
}
