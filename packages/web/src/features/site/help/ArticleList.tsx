import { ChevronRight } from 'lucide-react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import type { Search } from '../../../lib/paths.ts';
import type { ArticleId } from './help-articles.ts';
import classes from './ArticleList.module.css';

type Props = {
  ids: readonly ArticleId[];
  /** The filters that the way back to the list keeps. */
  search?: Search;
  /** Beside a page an article opens in place; without it, each is a link to its page. */
  onOpen?: (id: ArticleId) => void;
};

/** Titles of articles, each the way to it. */
export function ArticleList({ ids, search, onOpen }: Props) {
  const t = useT('help');
  const wordsOf = (id: ArticleId) => (
    <>
      <span>{t(`help.${id}.title`)}</span>
      <ChevronRight size={16} aria-hidden className={classes.arrow} />
    </>
  );
  return (
    <ul className={classes.root}>
      {ids.map((id) => (
        <li key={id}>
          {onOpen ? (
            <button type="button" className={classes.entry} onClick={() => onOpen(id)}>
              {wordsOf(id)}
            </button>
          ) : (
            <PathLink to="help" params={{ article: id }} search={search} className={classes.entry}>
              {wordsOf(id)}
            </PathLink>
          )}
        </li>
      ))}
    </ul>
  );
}
