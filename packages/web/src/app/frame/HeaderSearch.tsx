import { useLocation } from '@tanstack/react-router';
import { go } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';

type CurrentRoute = { readonly pathname: string; readonly search: Readonly<{ keyword?: unknown }> };

/** What is being searched for; on any other page nothing is, whatever was asked before. */
const keywordOf = ({ pathname, search: { keyword } }: CurrentRoute): string =>
  pathname === paths.search && typeof keyword === 'string' ? keyword : '';

export function HeaderSearch({ className }: { className: string | undefined }) {
  const t = useT('common');
  const keyword = useLocation({ select: keywordOf });
  return (
    <SearchBox
      key={keyword}
      initialValue={keyword}
      className={className}
      label={t('frame.search.label')}
      placeholder={t('frame.search.placeholder')}
      clearLabel={t('frame.search.clear')}
      onSearch={(text) => go('search', {}, text === '' ? {} : { keyword: text })}
    />
  );
}
