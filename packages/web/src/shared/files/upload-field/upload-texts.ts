import { type UploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { ApiError } from '../../../lib/api-error.ts';
import { textOfNumber, textOfRefusal, type TextKey, useT } from '../../../lib/texts.ts';
import { useBytes } from '../use-bytes.ts';
import { FileUnreadable } from '../upload/digests.ts';

/** UPLOAD-11…UPLOAD-14: the given texts of what a field refuses before anything is sent. */
const given: Partial<Record<UploadProblem, TextKey<'errors'>>> = {
  'upload.name-comma': 'zxy.124106',
  'upload.empty': 'zxy.124107',
  'upload.name-too-long': 'zxy.199573',
  'upload.wrong-type': 'zxy.124105',
};

/** Why a file is not taken, in words. */
export function useProblemText(maxBytes: number = uploadRules.default.maxBytes): (problem: UploadProblem) => string {
  const t = useT('files');
  const errors = useT('errors');
  // Brings the texts of the problems that no given text names.
  useT('refusals');
  const bytes = useBytes();
  return (problem) => {
    if (problem === 'upload.too-large') return t('upload.tooLarge', { limit: bytes(maxBytes) });
    const key = given[problem];
    return key ? errors(key) : (textOfNumber(errorTable[problem].number) ?? '');
  };
}

/** UPLOAD-20, UPLOAD-21: what the line of an upload says of its failure; null when the common handler has said it. */
export function useFailureText(): (error: unknown) => string | null {
  const t = useT('files');
  const errors = useT('errors');
  return (error) => {
    if (error instanceof FileUnreadable) return t('upload.unreadable');
    if (!(error instanceof ApiError)) return null;
    if (error.status === 0) return errors('error.network');
    if (error.status !== 422) return null;
    return textOfRefusal(error) ?? textOfNumber(2);
  };
}
