import { useLocation } from '@tanstack/react-router';
import { go } from '../../lib/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { SuggestingBox } from '../../shared/search/SuggestingBox.tsx';

type CurrentRoute = { readonly pathname: string; readonly search: Readonly<{ keyword?: unknown }> };

/** What is being searched for; on any other page nothing is, whatever was asked before. */
const keywordOf = ({ pathname, search: { keyword } }: CurrentRoute): string =>
  pathname === paths.search && typeof keyword === 'string' ? keyword : '';

export function HeaderSearch({ className }: { className: string | undefined }) {
  const keyword = useLocation({ select: keywordOf });
  return (
    <SuggestingBox
      keyword={keyword}
      className={className}
      onSearch={(text) => go('search', {}, text === '' ? {} : { keyword: text })}
    />
  );
}
