import { IndexQuestions } from '../../features/community/questions/IndexQuestions.tsx';
import { AllTopics } from '../../features/community/topics/AllTopics.tsx';
import { HotTopics } from '../../features/community/topics/HotTopics.tsx';
import { MyTopics } from '../../features/community/topics/MyTopics.tsx';
import { ShareIndexPage } from '../../features/teams/index-page/ShareIndexPage.tsx';

/** The front of the community: what people write, the accounts, and the topics they write about. */
export function ShareIndex() {
  const topics = (
    <>
      <MyTopics />
      <HotTopics />
      <AllTopics />
    </>
  );
  return <ShareIndexPage questions={<IndexQuestions />} topics={topics} />;
}
