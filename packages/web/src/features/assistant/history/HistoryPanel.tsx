import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { FoundSessions } from './FoundSessions.tsx';
import { HistoryDays } from './HistoryDays.tsx';
import classes from './History.module.css';
import type { HistoryProps } from './history-props.ts';

/** AI-08: what was asked before, by days, or by a word of the title. */
export function HistoryPanel(props: HistoryProps) {
  const t = useT('assistant');
  const common = useT('common');
  const [words, setWords] = useState('');
  return (
    <section className={classes.root} aria-label={t('assistant.history')}>
      <Button variant="light" fullWidth leftSection={<Plus size={16} aria-hidden />} onClick={props.onNew}>
        {t('assistant.new')}
      </Button>
      <SearchBox
        label={t('assistant.history.search')}
        placeholder={t('assistant.history.search')}
        clearLabel={common('frame.search.clear')}
        onSearch={setWords}
        onClear={() => setWords('')}
      />
      <div className={classes.lists}>
        {words === '' ? <HistoryDays {...props} /> : <FoundSessions {...props} words={words} />}
      </div>
    </section>
  );
}
