import type { PagerLabels } from '../ui/Pager.tsx';
import { useT } from './texts.ts';

/** The words of a pager, which are the same on every list. */
export function usePagerLabels(): PagerLabels {
  const t = useT('common');
  return {
    navigation: t('pager.navigation'),
    previous: t('pager.previous'),
    next: t('pager.next'),
    page: (page) => t('pager.page', { page }),
    total: (count) => t('pager.total', { count }),
    pageSize: t('pager.pageSize'),
    pageSizeOption: (count) => t('pager.pageSizeOption', { count }),
  };
}
