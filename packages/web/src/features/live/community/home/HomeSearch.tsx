import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import { lookFor, useHomeWord } from './home-word.ts';
import classes from './LiveHomePage.module.css';

export function HomeSearch() {
  const t = useT('activity');
  const word = useHomeWord();
  return (
    <SearchBox
      className={classes.search}
      label={t('live.manage.search')}
      placeholder={t('live.manage.search')}
      clearLabel={t('live.manage.search.clear')}
      initialValue={word}
      onSearch={lookFor}
      onClear={() => word !== '' && lookFor('')}
    />
  );
}
