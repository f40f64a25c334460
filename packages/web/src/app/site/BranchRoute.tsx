import { lazy, Suspense } from 'react';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import { useT } from '../../lib/texts.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';

/** Apart from the home page, whose section it shares: home is what people meet first. */
const BranchPage = lazy(async () => {
  const module = await orReloadOnce('branch-page', import('./BranchPage.tsx'));
  return { default: module.BranchPage };
});

export function BranchRoute() {
  const t = useT('common');
  return (
    <Suspense fallback={<SkeletonList label={t('shell.loading')} count={5} />}>
      <BranchPage />
    </Suspense>
  );
}
