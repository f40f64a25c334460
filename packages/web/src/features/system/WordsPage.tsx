import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { AddWords } from './AddWords.tsx';
import { TryText } from './TryText.tsx';
import { WordList } from './WordList.tsx';
import classes from './WordsPage.module.css';

/** D-127: the list of the tenant, to be searched, added to and tried. */
export function WordsPage() {
  const t = useT('admin');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <PageTitle
        title={t('admin.words.title')}
        description={t('admin.words.description')}
        actions={<Button onClick={() => setIsAdding(true)}>{t('admin.words.add')}</Button>}
      />
      <div className={classes.columns}>
        <WordList />
        <TryText />
      </div>
      {isAdding && <AddWords onClose={() => setIsAdding(false)} />}
    </>
  );
}
