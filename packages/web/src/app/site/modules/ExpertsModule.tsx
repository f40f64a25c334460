import { listExperts } from '@shuyuan/contract/community/ask-bar.wire';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { UserStar } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import people from '../../home/ColleagueList.module.css';
import { HotSharer } from '../../home/HotSharer.tsx';
import { ListModule } from './ListModule.tsx';

/** The experts of the company. */
export function ExpertsModule({ module }: { module: PageModule }) {
  const t = useT('site');
  return (
    <OptionalPart endpoint={listExperts} input={{ page: 1, pageSize: module.count ?? undefined }}>
      {({ items }) =>
        items.length > 0 && (
          <ListModule title={t('site.kind.experts')} icon={<UserStar />} to="shareIndex">
            <ul className={people.list}>
              {items.map((sharer) => (
                <HotSharer key={sharer.id} sharer={sharer} />
              ))}
            </ul>
          </ListModule>
        )
      }
    </OptionalPart>
  );
}
