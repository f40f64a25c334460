import { AssistantPage, ReasoningPage } from '../assistant/AssistantPage.tsx';
import type { Pages } from '../section-pages.ts';

export const pages: Pages = { assistant: AssistantPage, reasoning: ReasoningPage };
