import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll, NothingFound, QuietLectern } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lookFor } from './home/home-word.ts';

type List = 'now' | 'coming' | 'mine' | 'hot' | 'review';

const art: Partial<Record<List, ReactNode>> = {
  now: <QuietLectern />,
  hot: <QuietLectern />,
  review: <BlankScroll />,
};

/** A list without lives says what would be there. */
export function NoLives({ list }: { list: List }) {
  const t = useT('activity');
  return (
    <EmptyState art={art[list]} title={t(`live.home.${list}.empty.title`)} text={t(`live.home.${list}.empty.text`)} />
  );
}

type Searched = { list: 'coming' | 'mine' | 'review'; word: string };

/** What was looked for where, and the way back to all of it. */
function NoneFound({ list, word }: Searched) {
  const t = useT('activity');
  return (
    <EmptyState
      art={<NothingFound />}
      title={t(`live.home.noneFound.${list}`, { text: word })}
      text={t('live.home.noneFound.text')}
      action={
        <Button variant="default" onClick={() => lookFor('')}>
          {t('live.manage.search.clear')}
        </Button>
      }
    />
  );
}

/** The same for a list in which something may have been looked for. */
export const NothingIn = ({ list, word }: Searched) =>
  word === '' ? <NoLives list={list} /> : <NoneFound list={list} word={word} />;
