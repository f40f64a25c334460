import { usePathParams } from '../../../lib/route-values.ts';
import { FollowPage } from './follow/FollowPage.tsx';
import { newPackId } from './list/new-pack-id.ts';
import { PushForm } from './push/PushForm.tsx';

/** ROUTE-24: a new pack in three steps, or one that was pushed with everybody it reached. */
export function PushPage() {
  const { id } = usePathParams('directorPush');
  return id === newPackId ? <PushForm /> : <FollowPage key={id} id={id} />;
}
