import type { Knowledge } from '../features/assistant/index.ts';
import { knowledgeOfColumns } from '../features/community/columns/knowledge-columns.ts';
import { knowledgeOfQuestions } from '../features/community/questions/knowledge-questions.ts';
import { knowledgeOfTopics } from '../features/community/topics/knowledge-topics.ts';
import { knowledgeOfLives } from '../features/live/community/knowledge-lives.ts';
import { knowledgeOfCourses } from '../features/study/knowledge/knowledge-of-courses.ts';
import { knowledgeOfAccounts } from '../features/teams/knowledge-accounts.ts';

/** What the assistant knows, by who decides what the caller may read of it. */
export const knowledge: readonly Knowledge[] = [
  knowledgeOfQuestions,
  knowledgeOfLives,
  knowledgeOfColumns,
  knowledgeOfAccounts,
  knowledgeOfTopics,
  knowledgeOfCourses,
];
