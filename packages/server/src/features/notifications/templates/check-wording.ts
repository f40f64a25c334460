import { demand } from '@shuyuan/contract/kernel/app-error';
import { placeholderProblems, templateOf, type TemplateSpec } from '@shuyuan/contract/notifications/message-templates';

/** D-198: refuses a gap nothing fills, and a wording that would keep from people what it is about. */
export function checkWording(code: string, text: string): TemplateSpec {
  const spec = templateOf(code);
  demand(spec, 'request.not-found');
  const { unknown, missing } = placeholderProblems(spec, text);
  demand(unknown.length === 0, 'template.unknown-placeholder', { names: unknown.join(', ') });
  demand(missing.length === 0, 'template.missing-placeholder', { names: missing.join(', ') });
  return spec;
}
