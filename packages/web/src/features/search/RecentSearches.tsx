import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { forgetSearch, forgetSearches, useRecentSearches } from '../../shared/search/remember-search.ts';
import classes from './Search.module.css';

/** D-195: what the reader searched for last, in this browser alone. */
export function RecentSearches() {
  const t = useT('search');
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  const forget = (
    <Button variant="subtle" size="compact-sm" onClick={forgetSearches}>
      {t('search.recent.clear')}
    </Button>
  );
  return (
    <Panel title={t('search.recent')} hint={t('search.recent.hint')} action={forget}>
      <ul className={classes.words}>
        {recent.map((words) => (
          <li key={words} className={classes.word}>
            <PathLink to="search" search={{ keyword: words, from: 'recent' }}>
              <bdi>{words}</bdi>
            </PathLink>
            <IconButton
              label={t('search.recent.forget', { words })}
              icon={<X size={14} aria-hidden />}
              size={28}
              onClick={() => forgetSearch(words)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
