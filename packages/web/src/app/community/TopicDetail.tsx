import { TopicPage } from '../../features/community/topics/TopicPage.tsx';
import { AccountsOfTopic } from './AccountsOfTopic.tsx';

/** A topic with the share accounts that write about it. */
export function TopicDetail() {
  return <TopicPage Accounts={AccountsOfTopic} />;
}
