import { MyDiscussions } from '../../features/community/discussion/MyDiscussions.tsx';
import { CollectedQuestions } from '../../features/community/questions/CollectedQuestions.tsx';
import { MyShares } from '../../features/sharing/mine/MyShares.tsx';
import { CollectionPage } from '../../features/teams/mine/CollectionPage.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CollectionCircles } from '../community/CollectionCircles.tsx';
import { CollectionColumns } from '../community/CollectionColumns.tsx';
import { CollectionCourses } from '../study/CollectionCourses.tsx';
import { CollectionPeople } from './CollectionPeople.tsx';
import { CollectionTopics } from './CollectionTopics.tsx';

/** What one follows, of every kind, has said, has collected and has shared. */
export function Collection() {
  return (
    <CollectionPage
      lists={{
        topics: <CollectionTopics />,
        people: <CollectionPeople />,
        questions: <CollectedQuestions key="followed" list="followed" />,
        columns: <CollectionColumns />,
        circles: <CollectionCircles />,
        discussions: (
          <Panel>
            <MyDiscussions />
          </Panel>
        ),
        favourites: <CollectedQuestions key="collected" list="collected" />,
        courses: <CollectionCourses />,
        shares: <MyShares />,
      }}
    />
  );
}
