import { Button } from '@mantine/core';
import { go } from '../../lib/navigation.ts';
import { useT } from '../../lib/texts.ts';
import { NothingFound } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Nobody of the company has this id. */
export function UnknownPerson() {
  const t = useT('personal');
  return (
    <EmptyState
      size="page"
      art={<NothingFound />}
      title={t('homepage.notFound.title')}
      text={t('homepage.notFound.text')}
      action={<Button onClick={() => go('home')}>{t('homepage.notFound.wayOn')}</Button>}
    />
  );
}
