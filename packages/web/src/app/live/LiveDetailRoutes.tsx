import {
  ActivityDetailPage as Activity,
  LiveByTypePage as ByType,
  LiveDetailPage as Detail,
} from '../../features/live/community/LiveDetailPage.tsx';
import { WithLiveParts } from './WithLiveParts.tsx';

/** The page of a live, with what it borrows from other features. */
export const LiveDetailPage = () => (
  <WithLiveParts>
    <Detail />
  </WithLiveParts>
);

export const ActivityDetailPage = () => (
  <WithLiveParts>
    <Activity />
  </WithLiveParts>
);

export const LiveByTypePage = () => (
  <WithLiveParts>
    <ByType />
  </WithLiveParts>
);
