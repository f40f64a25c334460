import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { currentLanguage } from '../../lib/language.ts';
import { orReloadOnce } from '../../lib/load-chunk.ts';
import type { TextGroup } from '../../lib/text-groups.ts';
import { loadGroups, useT } from '../../lib/texts.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';

type View = ComponentType<{ module: PageModule }>;

/** Nobody misses it who never saw it (ERR-15). */
const LeftOut = (): ReactNode => null;

/** A module with its texts in a chunk of its own: a page brings those it is made of, and no other. */
export function lazyModule(chunk: string, groups: readonly TextGroup[], load: () => Promise<View>): View {
  const Loaded = lazy(() =>
    orReloadOnce(chunk, Promise.all([load(), loadGroups(currentLanguage(), groups)])).then(
      ([view]) => ({ default: view }),
      () => ({ default: LeftOut }),
    ),
  );
  return function LazyModule({ module }) {
    const t = useT('common');
    return (
      <Suspense fallback={<SkeletonList label={t('home.loading')} count={3} />}>
        <Loaded module={module} />
      </Suspense>
    );
  };
}
