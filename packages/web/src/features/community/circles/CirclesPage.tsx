import { usePathParams } from '../../../lib/route-values.ts';
import { CirclesOverview } from './CirclesOverview.tsx';
import { CircleView } from './CircleView.tsx';

/** ROUTE-36: every circle, or, where the address names one, that circle. */
export function CirclesPage() {
  const { id } = usePathParams('knowledgeCommunity');
  return id === undefined ? <CirclesOverview /> : <CircleView key={id} id={id} />;
}
