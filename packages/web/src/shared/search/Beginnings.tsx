import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { listHotSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import { History, Search, TrendingUp, X } from 'lucide-react';
import { href } from '../../lib/paths.ts';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { isEscape } from '../../ui/keys.ts';
import own from './Beginnings.module.css';
import { forgetSearch, forgetSearches, useRecentSearches } from './remember-search.ts';
import classes from './Suggestions.module.css';
import { keepFocus, type ListProps, useOptions } from './use-options.ts';

/** Named by their words: the one that follows a forgotten search is heard as another one. */
const optionOf = (id: string, from: 'recent' | 'hot', words: string): string =>
  `${id}-${from}-${encodeURIComponent(words)}`;

/** SHELL-14: what colleagues search, without what the reader has searched already. */
function useHotWords(recent: readonly string[]): string[] {
  const hot = useRead(listHotSearches, {}, { claims: 'all', staleTime: minuteMs });
  return (hot.data?.items ?? []).map(({ words }) => words).filter((words) => !recent.includes(words));
}

type ForgettingProps = { recent: readonly string[]; onForgetAll: () => void; onLeave: () => void };

/** Beside the list, row by row: an option can hold no button. By keys a search is forgotten with Delete. */
function Forgetting({ recent, onForgetAll, onLeave }: ForgettingProps) {
  const t = useT('search');
  return (
    <div className={own.tools}>
      <button
        type="button"
        className={own.all}
        onMouseDown={keepFocus}
        onClick={onForgetAll}
        onKeyDown={(event) => {
          if (isEscape(event)) onLeave();
        }}
      >
        {t('search.recent.clear')}
      </button>
      {recent.map((words) => (
        <button
          key={words}
          type="button"
          tabIndex={-1}
          className={own.forget}
          aria-label={t('search.recent.forget', { words })}
          onMouseDown={keepFocus}
          onClick={() => forgetSearch(words)}
        >
          <X size={14} aria-hidden />
        </button>
      ))}
    </div>
  );
}

type Props = ListProps & {
  /** Gives the focus back to the box, before what has it is taken away. */
  onReturn: () => void;
};

/** An empty box is used for these: the reader’s last searches, those of colleagues, and the page of the search. */
export function Beginnings({ onReturn, ...list }: Props) {
  const t = useT('search');
  const { id, active } = list;
  const recent = useRecentSearches();
  const hot = useHotWords(recent);
  const page = `${id}-page`;
  const recentOptions = recent.map((words) => optionOf(id, 'recent', words));
  const options = [...recentOptions, ...hot.map((words) => optionOf(id, 'hot', words)), page];
  const optionProps = useOptions(list, options, (reach) => ({
    Home: () => reach(options[0]),
    End: () => reach(page),
    Delete: () => {
      const index = active === undefined ? -1 : recentOptions.indexOf(active);
      const words = recent[index];
      if (words === undefined) return;
      reach(options[index + 1]);
      forgetSearch(words);
    },
  }));
  const rowsOf = (from: 'recent' | 'hot', rows: readonly string[]) => {
    if (rows.length === 0) return null;
    const Icon = from === 'recent' ? History : TrendingUp;
    const group = { role: 'group', 'aria-labelledby': `${id}-${from}` };
    return (
      <div {...group}>
        <div id={`${id}-${from}`} role="presentation" className={own.heading}>
          {t(`search.${from}`)}
        </div>
        {rows.map((words) => (
          <a
            key={words}
            href={href('search', {}, { keyword: words, from })}
            {...optionProps(optionOf(id, from, words))}
            {...(from === 'recent' && { 'aria-keyshortcuts': 'Delete', 'data-forgettable': true })}
          >
            <Icon size={16} aria-hidden className={classes.icon} />
            <bdi className={classes.title}>{words}</bdi>
          </a>
        ))}
      </div>
    );
  };
  // The pattern of a combobox: a select can hold no links.
  const listProps = {
    id,
    role: 'listbox',
    'aria-label': t('search.beginnings'),
    'aria-describedby': `${id}-keys`,
    className: own.list,
  };
  return (
    <div className={classes.root}>
      <div className={own.body}>
        <div {...listProps}>
          {rowsOf('recent', recent)}
          {rowsOf('hot', hot)}
          <a href={href('search')} {...optionProps(page)}>
            <Search size={16} aria-hidden className={classes.icon} />
            <span className={classes.title}>{t('search.beginnings.page')}</span>
          </a>
        </div>
        {recent.length > 0 && (
          <Forgetting
            recent={recent}
            onForgetAll={() => {
              onReturn();
              forgetSearches();
            }}
            onLeave={() => {
              onReturn();
              list.onOpen();
            }}
          />
        )}
      </div>
      <div id={`${id}-keys`} className={own.keys}>
        {t('search.beginnings.keys')}
      </div>
    </div>
  );
}
