import { placeholderProblems, templateOf } from '@shuyuan/contract/notifications/message-templates';
import { useT } from '../../../lib/texts.ts';

/** The problem of a wording, in words. */
export function useWordingProblem(code: string): (text: string) => string | null {
  const t = useT('operation');
  const spec = templateOf(code);
  return (text) => {
    if (text.trim() === '') return t('templates.form.empty');
    const { unknown = [], missing = [] } = spec ? placeholderProblems(spec, text) : {};
    if (unknown.length > 0) return t('templates.form.unknown', { names: unknown.join(', ') });
    return missing.length > 0 ? t('templates.form.missing', { names: missing.join(', ') }) : null;
  };
}
