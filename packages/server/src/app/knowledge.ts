import type { Knowledge } from '../features/assistant/index.ts';
import { knowledgeOfQuestions } from '../features/community/questions/knowledge-questions.ts';
import { knowledgeOfLives } from '../features/live/community/knowledge-lives.ts';

/** What the assistant sums up, by who decides who may read it whole. */
export const knowledge: readonly Knowledge[] = [knowledgeOfQuestions, knowledgeOfLives];
