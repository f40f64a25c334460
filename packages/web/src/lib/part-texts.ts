import { useMemo } from 'react';
import { useT } from './texts.ts';

/** The words every pager wants. */
export function usePagerLabels() {
  const t = useT('common');
  return useMemo(
    () => ({
      navigation: t('pager.navigation'),
      previous: t('pager.previous'),
      next: t('pager.next'),
      page: (page: number) => t('pager.page', { page }),
      total: (count: number) => t('pager.total', { count }),
      pageSize: t('pager.pageSize'),
      pageSizeOption: (count: number) => t('pager.pageSizeOption', { count }),
    }),
    [t],
  );
}

/** The words every form in a dialog wants besides its own. */
export function useFormDialogTexts() {
  const t = useT('common');
  return {
    cancelLabel: t('dialog.cancel'),
    closeLabel: t('dialog.close'),
    leaveTexts: {
      title: t('dialog.leave.title'),
      text: t('dialog.leave.text'),
      leave: t('dialog.leave.confirm'),
      stay: t('dialog.leave.stay'),
    },
  };
}
