import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import { Button } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { BooksAndTea, NothingFound } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type CatalogueProps, isWholeCatalogue } from './study-address.ts';

/** Nothing of the kind was found, with the way back to everything; or nothing is published yet. */
export function NoCourses({ state, onChange }: CatalogueProps) {
  const t = useT('study');
  if (isWholeCatalogue(state))
    return <EmptyState art={<BooksAndTea />} title={t('study.home.none.title')} text={t('study.home.none.text')} />;
  const all = { search: '', kind: PlainFilter.all, status: undefined, topic: undefined, page: 1 } as const;
  const title = state.search
    ? t('study.home.noneFound.search', { text: state.search })
    : t('study.home.noneFound.title');
  return (
    <EmptyState
      art={<NothingFound />}
      title={title}
      text={t('study.home.noneFound.text')}
      action={
        <Button variant="default" onClick={() => onChange(all)}>
          {t('study.home.noneFound.action')}
        </Button>
      }
    />
  );
}
