import type { ContentTarget } from '@shuyuan/contract/community/question-actions';

/** What coins are given for; a post is known by its title, an answer by who wrote it. */
export type RewardTarget = { readonly targetType: ContentTarget; readonly targetId: string; readonly name: string };
