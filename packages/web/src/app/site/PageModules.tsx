import { textIn } from '@shuyuan/contract/site/local-text';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { moduleColumns, sideKinds } from './module-columns.ts';
import { ModuleTitle } from './module-title.ts';
import type { ModuleViews } from './module-views.ts';
import { useReadingLanguage } from './use-reading-language.ts';
import classes from './PageModules.module.css';
import { PartBoundary } from './PartBoundary.tsx';

type Props = { modules: readonly PageModule[]; views: ModuleViews };

/** D-186: the parts of a page in their order; a kind this client does not know is passed over. */
export function PageModules({ modules, views }: Props) {
  const language = useReadingLanguage();
  const columns = moduleColumns(modules);
  const hasSide = modules.some(({ kind }) => sideKinds.has(kind));
  return (
    <div className={classes.root} data-side={hasSide || undefined}>
      {modules.map((module, index) => {
        const View = views[module.kind];
        return (
          View && (
            <div key={module.id} className={classes.module} data-module={module.kind} data-column={columns[index]}>
              <PartBoundary>
                <ModuleTitle value={textIn(module.title, language)}>
                  <View module={module} />
                </ModuleTitle>
              </PartBoundary>
            </div>
          )
        );
      })}
    </div>
  );
}
