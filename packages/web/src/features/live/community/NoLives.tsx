import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll, QuietLectern } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

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
