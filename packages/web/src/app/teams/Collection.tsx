import { CollectionPage } from '../../features/teams/mine/CollectionPage.tsx';
import { CollectionPeople } from './CollectionPeople.tsx';
import { CollectionTopics } from './CollectionTopics.tsx';

/** What one follows, of every kind. */
export function Collection() {
  return <CollectionPage topics={<CollectionTopics />} people={<CollectionPeople />} />;
}
