import { hottestCircles, recommendedCircles } from '@shuyuan/contract/community/circles';
import { listHottestCircles, recommendCircle, recommendCircles } from '@shuyuan/contract/community/circle.wire';
import { CalendarHeart, Flame, Sparkles } from 'lucide-react';
import { OptionalPart } from '../../../shared/reads/OptionalPart.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { CircleCard } from './CircleCard.tsx';
import { CircleLines } from './CircleLines.tsx';

/** COMM-50: one of those one does not belong to, another each day. */
export function CircleOfTheDay() {
  const t = useT('share');
  return (
    <OptionalPart endpoint={recommendCircle} input={{}}>
      {({ circle }) =>
        circle && (
          <Panel title={t('community.circle.today')} icon={<CalendarHeart />}>
            <CircleCard key={circle.id} circle={circle} />
          </Panel>
        )
      }
    </OptionalPart>
  );
}

/** COMM-47: the four hottest. */
export function HotCircles() {
  const t = useT('share');
  return (
    <OptionalPart endpoint={listHottestCircles} input={{ size: hottestCircles }}>
      {({ items }) =>
        items.length > 0 && (
          <Panel title={t('community.circle.hot.title')} icon={<Flame />}>
            <CircleLines circles={items} />
          </Panel>
        )
      }
    </OptionalPart>
  );
}

/** COMM-50: three one does not belong to, none of them the one that is being read. */
export function RecommendedCircles({ besideId }: { besideId: string }) {
  const t = useT('share');
  return (
    <OptionalPart endpoint={recommendCircles} input={{ size: recommendedCircles + 1 }}>
      {({ items }) => {
        const others = items.filter(({ id }) => id !== besideId).slice(0, recommendedCircles);
        return (
          others.length > 0 && (
            <Panel title={t('community.circle.recommend.title')} icon={<Sparkles />}>
              <CircleLines circles={others} />
            </Panel>
          )
        );
      }}
    </OptionalPart>
  );
}
