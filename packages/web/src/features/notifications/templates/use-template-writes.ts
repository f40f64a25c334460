import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
} from '@shuyuan/contract/notifications/message-templates.wire';
import { useWrite } from '../../../lib/queries.ts';

type After = { readonly onSaved: () => void; readonly onReset: () => void };

export const useTemplateWrites = (claims: readonly ErrorCode[], { onSaved, onReset }: After) => ({
  save: useWrite(saveTemplate, { claims, refreshes: [listTemplates], onSuccess: onSaved }),
  reset: useWrite(resetTemplate, { refreshes: [listTemplates], onSuccess: onReset }),
  preview: useWrite(previewTemplate),
});
