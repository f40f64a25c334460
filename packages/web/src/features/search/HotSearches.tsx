import { listHotSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { OptionalPart } from '../../shared/reads/OptionalPart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Search.module.css';

/** SHELL-14: what several colleagues searched lately and the reader would find, too. */
export function HotSearches() {
  const t = useT('search');
  return (
    <OptionalPart endpoint={listHotSearches} input={{}}>
      {({ items }) =>
        items.length > 0 && (
          <Panel title={t('search.hot')} hint={t('search.hot.hint')}>
            <ul className={classes.words}>
              {items.map(({ words }) => (
                <li key={words} className={classes.word}>
                  <PathLink to="search" search={{ keyword: words, from: 'hot' }}>
                    <bdi>{words}</bdi>
                  </PathLink>
                </li>
              ))}
            </ul>
          </Panel>
        )
      }
    </OptionalPart>
  );
}
