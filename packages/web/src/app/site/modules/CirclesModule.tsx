import { listHottestCircles, listMyCircles, recommendCircles } from '@shuyuan/contract/community/circle.wire';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import { UsersRound } from 'lucide-react';
import { CircleLines } from '../../../features/community/circles/CircleLines.tsx';
import type { Circle } from '../../../features/community/circles/circle.ts';
import { useT } from '../../../lib/texts.ts';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { ListModule } from './ListModule.tsx';

function Circles({ circles }: { circles: readonly Circle[] }) {
  const t = useT('site');
  if (circles.length === 0) return null;
  return (
    <ListModule title={t('site.kind.circles')} icon={<UsersRound />} to="shareIndex">
      <CircleLines circles={circles} />
    </ListModule>
  );
}

/** Circles: those most people belong to, those the reader does not know yet, or their own. */
export function CirclesModule({ module: { source, count } }: { module: PageModule }) {
  const size = count ?? undefined;
  if (source === 'mine')
    return (
      <OptionalPart endpoint={listMyCircles} input={{ page: 1, pageSize: size }}>
        {({ items }) => <Circles circles={items} />}
      </OptionalPart>
    );
  return (
    <OptionalPart endpoint={source === 'recommended' ? recommendCircles : listHottestCircles} input={{ size }}>
      {({ items }) => <Circles circles={items} />}
    </OptionalPart>
  );
}
