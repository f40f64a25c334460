import type { sourceOut } from '@shuyuan/contract/assistant/chat.wire';
import type { z } from 'zod';

/** Where an answer found something, with what was read there. */
export type Source = z.output<typeof sourceOut> & { readonly text: string };
