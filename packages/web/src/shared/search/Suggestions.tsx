import { suggest } from '@shuyuan/contract/search/search.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue } from 'react';
import { href } from '../../lib/paths.ts';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { hitAddress } from './hit-address.ts';
import { hitIcons } from './hit-icons.ts';
import { MarkedWords } from './MarkedWords.tsx';
import classes from './Suggestions.module.css';
import { type ListProps, useOptions } from './use-options.ts';

function useSuggestions(typed: string) {
  const asked = useDeferredValue(typed);
  const found = useRead(suggest, { search: asked }, { claims: 'notices', placeholderData: keepPreviousData });
  return found.data?.items ?? [];
}

/** Titles and names the reader may mean, and at last the search itself. */
export function Suggestions({ typed, ...list }: ListProps & { typed: string }) {
  const t = useT('search');
  const { id } = list;
  const items = useSuggestions(typed);
  const optionOf = (index: number): string => `${id}-${index}`;
  const optionProps = useOptions(
    list,
    [...items, null].map((_item, index) => optionOf(index)),
  );
  // The pattern of a combobox: a select can hold no links.
  const listProps = { id, role: 'listbox', 'aria-label': t('search.suggestions'), className: classes.root };
  return (
    <div {...listProps}>
      {items.map((item, index) => {
        const Icon = hitIcons[item.kind];
        return (
          <a key={`${item.kind} ${item.id}`} href={hitAddress(item)} {...optionProps(optionOf(index))}>
            <Icon size={16} aria-hidden className={classes.icon} />
            <span className={classes.title}>
              <MarkedWords text={item.title} />
            </span>
            <span className={classes.kind}>{t(`search.kind.${item.kind}`)}</span>
          </a>
        );
      })}
      <a href={href('search', {}, { keyword: typed, from: 'suggestion' })} {...optionProps(optionOf(items.length))}>
        <Search size={16} aria-hidden className={classes.icon} />
        <span className={classes.title}>{t('search.suggestions.all', { words: typed })}</span>
      </a>
    </div>
  );
}
