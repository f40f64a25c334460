import { Button } from '@mantine/core';
import { listHistory } from '@shuyuan/contract/assistant/chat.wire';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useReads } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { byDays, dayName, firstReach, furtherReach, historyInputs } from './day-groups.ts';
import classes from './History.module.css';
import type { HistoryProps } from './history-props.ts';
import { SessionList } from './SessionList.tsx';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** AI-26, AI-27, D-154: yesterday and today first; more on demand. What is shown stays while more is on its way. */
export function HistoryDays(props: HistoryProps) {
  const t = useT('assistant');
  const format = useFormat();
  const [reach, setReach] = useState(firstReach);
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState(reach);
  const wanted = useReads(listHistory, historyInputs(reach, timeZone), { claims: 'notices' });
  const reads = useReads(listHistory, historyInputs(shown, timeZone), { claims: 'notices' });
  if (shown !== reach && wanted.every(({ data }) => data !== undefined)) setShown(reach);
  const pages = reads.flatMap(({ data }) => data ?? []);
  const last = pages.at(-1);
  const [first] = reads;
  if (!last && first)
    return (
      <ReadStates read={first} failed={t('assistant.history.failed')} shape="list" count={3}>
        {() => null}
      </ReadStates>
    );
  const next = last ? furtherReach(shown, last) : null;
  const groups = byDays(pages.flatMap(({ items }) => items));
  return (
    <>
      {groups.length === 0 && (
        <EmptyState title={t('assistant.history.empty.title')} text={t('assistant.history.empty.text')} />
      )}
      {groups.map(({ day, sessions }) => {
        const name = dayName(day, now);
        const title = name === null ? format.date(new Date(`${day}T12:00`).getTime()) : t(`assistant.history.${name}`);
        return (
          <div key={day}>
            <h3 className={classes.day}>{title}</h3>
            <SessionList {...props} label={title} sessions={sessions} />
          </div>
        );
      })}
      {next && (
        <Button
          variant="subtle"
          fullWidth
          loading={wanted.some(({ isLoading }) => isLoading)}
          onClick={() => setReach(next)}
        >
          {t('assistant.history.more')}
        </Button>
      )}
    </>
  );
}
