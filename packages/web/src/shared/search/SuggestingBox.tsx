import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type SyntheticEvent,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { currentLanguage } from '../../lib/language.ts';
import { loadGroups, useT } from '../../lib/texts.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { SuggestionKeys } from './suggestion-keys.ts';
import classes from './SuggestingBox.module.css';

/** Whoever searches nothing loads neither the list below the box nor its texts. */
const BoxList = lazy(async () => {
  const parts = Promise.all([import('./BoxList.tsx'), loadGroups(currentLanguage(), ['search'])]);
  const [module] = await orReloadOnce('search-suggestions', parts);
  return { default: module.BoxList };
});

type Props = {
  keyword: string;
  className?: string | undefined;
  /** The page itself shows what searches begin with: the empty box is silent. */
  isStartBelow?: boolean;
  onSearch: (text: string) => void;
};

/**
 * D-195: the box everything is searched with. Empty it proposes recent and hot searches, while somebody types it names what they
 * may mean; arrows choose, Enter opens.
 */
export function SuggestingBox({ keyword, className, isStartBelow = false, onSearch }: Props) {
  const t = useT('common');
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  /** The list is about this text; while it is closed, about none. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState<string>();
  const text = typed?.trim();
  const isOpen = text !== undefined && !(isStartBelow && text === '');
  const show = (next?: string) => {
    setTyped(next);
    setActive(undefined);
  };
  const close = () => show();
  const begin = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.value === '') show('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown') begin(event);
      return;
    }
    if (event.key === 'Escape') close();
    else if (!keys.current?.press(event.key)) return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <div ref={root} className={classNames(classes.root, className)} onBlur={onBlur}>
      <SearchBox
        key={keyword}
        initialValue={keyword}
        label={t('frame.search.label')}
        placeholder={t('frame.search.placeholder')}
        clearLabel={t('frame.search.clear')}
        onType={show}
        onClear={() => show('')}
        onSearch={(words) => {
          if (active !== undefined) {
            keys.current?.open();
            return;
          }
          close();
          onSearch(words);
        }}
        input={{
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': active,
          onFocus: begin,
          onClick: begin,
          onKeyDown,
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <BoxList
            ref={keys}
            id={listId}
            typed={text}
            active={active}
            onActive={setActive}
            onOpen={close}
            onReturn={() => root.current?.querySelector('input')?.focus()}
          />
        </Suspense>
      )}
    </div>
  );
}
