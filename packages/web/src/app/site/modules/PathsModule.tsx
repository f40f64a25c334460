import { listPositionPaths } from '@shuyuan/contract/positions/position.wire';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { Route } from 'lucide-react';
import { PathCard } from '../../../features/positions/list/PathCard.tsx';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { ListModule } from './ListModule.tsx';
import classes from './Modules.module.css';

/** The learning paths of the positions the reader has. */
export function PathsModule({ module }: { module: PageModule }) {
  const t = useT('site');
  return (
    <OptionalPart endpoint={listPositionPaths} input={{ page: 1, pageSize: module.count ?? undefined }}>
      {({ items }) =>
        items.length > 0 && (
          <ListModule title={t('site.kind.paths')} icon={<Route />} to="centerPosition">
            <ul className={classes.cards}>
              {items.map((path) => (
                <PathCard key={path.progressId} path={path} />
              ))}
            </ul>
          </ListModule>
        )
      }
    </OptionalPart>
  );
}
