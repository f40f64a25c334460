/** One chunk for both: home is painted before anybody asks what goes on in the community, and then asks once. */
export { CommunityNow } from './CommunityNow.tsx';
export { HotQuestions } from './HotQuestions.tsx';
