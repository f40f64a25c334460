import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useT } from '../../../lib/texts.ts';
import { isEnter, isEscape } from '../../../ui/keys.ts';
import classes from './SearchBar.module.css';
import { ToolButton } from './ToolButton.tsx';
import { percentOf } from './ViewerStates.tsx';

export type SearchState = {
  readonly query: string;
  /** Which hit is shown, counted from 1; 0 while there is none. */
  readonly current: number;
  readonly count: number;
  /** More were there than are kept. */
  readonly isCut: boolean;
  /** How much of the text was looked through, 0 to 1. */
  readonly done: number;
};

type Props = {
  search: SearchState;
  onQuery: (query: string) => void;
  onStep: (direction: 1 | -1) => void;
  onClose: () => void;
};

/** Finding a text in what is shown: type, Enter and Shift+Enter go through the hits, Escape leaves. */
export function SearchBar({ search, onQuery, onStep, onClose }: Props) {
  const t = useT('files');
  const onKey = (event: KeyboardEvent) => {
    if (isEnter(event)) onStep(event.shiftKey ? -1 : 1);
    else if (isEscape(event)) onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { query, current, count, isCut, done } = search;
  const state = () => {
    if (query.trim() === '') return '';
    if (count > 0) return t(isCut ? 'viewer.search.atLeast' : 'viewer.search.count', { current, count });
    return done < 1 ? t('viewer.search.busy', { percent: percentOf(done) }) : t('viewer.search.none');
  };
  return (
    <search className={classes.root}>
      <div className={classes.form}>
        <input
          // Opened by a key or a button that asks for it: typing goes on here.
          ref={(input) => input?.focus()}
          className={classes.input}
          type="search"
          enterKeyHint="search"
          aria-label={t('viewer.search.field')}
          placeholder={t('viewer.search.field')}
          maxLength={100}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </div>
      <output className={classes.state}>{state()}</output>
      <div className={classes.buttons}>
        <ToolButton
          label={t('viewer.search.previous')}
          icon={<ChevronUp size={18} aria-hidden />}
          isDisabled={count === 0}
          onClick={() => onStep(-1)}
        />
        <ToolButton
          label={t('viewer.search.next')}
          icon={<ChevronDown size={18} aria-hidden />}
          isDisabled={count === 0}
          onClick={() => onStep(1)}
        />
        <ToolButton label={t('viewer.search.close')} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
    </search>
  );
}
