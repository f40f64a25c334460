import { Search, X } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <search className={className}>
      <form className={classes.root} onSubmit={submit}>
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
    </search>
  );
}
