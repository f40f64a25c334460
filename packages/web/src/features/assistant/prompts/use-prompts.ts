import { maxAssistants } from '@shuyuan/contract/assistant/assistants';
import { listAssistants } from '@shuyuan/contract/assistant/assistants.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useRead } from '../../../lib/queries.ts';

export type Prompt = OutputOf<typeof listAssistants>['items'][number];

/** All there can be: one's own and those of the company. */
const all = { page: 1, pageSize: 2 * maxAssistants };

export const usePrompts = (label = '') =>
  useRead(listAssistants, label === '' ? all : { ...all, label }, { claims: 'notices' });
