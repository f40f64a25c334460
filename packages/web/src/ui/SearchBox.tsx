import { Search, X } from 'lucide-react';
import { type ComponentProps, type SubmitEvent, useRef, useState } from 'react';
import classes from './SearchBox.module.css';

type Props = {
  label: string;
  placeholder: string;
  clearLabel: string;
  initialValue?: string;
  className?: string | undefined;
  onSearch: (text: string) => void;
  /** Where a list follows the box: taking the word away shows all of it again. */
  onClear?: (() => void) | undefined;
  /** Where something is said while somebody types. */
  onType?: ((text: string) => void) | undefined;
  input?: ComponentProps<'input'>;
};

export function SearchBox({ label, placeholder, clearLabel, initialValue = '', className, ...props }: Props) {
  const { onSearch, onClear, onType } = props;
  const [text, setText] = useState(initialValue);
  const [given, setGiven] = useState(initialValue);
  const input = useRef<HTMLInputElement>(null);
  // A word that came by the address, back or forward, stands in the box, and the focus stays where it is.
  if (given !== initialValue) {
    setGiven(initialValue);
    setText(initialValue);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
    onClear?.();
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
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            onType?.(value);
          }}
          {...props.input}
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
