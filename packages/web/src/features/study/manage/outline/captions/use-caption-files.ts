import type { Language } from '@shuyuan/contract/kernel/languages';
import { captionLimits } from '@shuyuan/contract/study/captions/caption-cues';
import {
  listCaptions,
  readCaptions,
  removeCaptions,
  saveCaptions,
} from '@shuyuan/contract/study/captions/captions.wire';
import { useState } from 'react';
import { claimedText } from '../../../../../lib/claimed-text.ts';
import { useRead, useWrite } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';

const claims = ['course.wrong-captions', 'course.wrong-state', 'sensitive.found'] as const;
const refreshes = [listCaptions, readCaptions];

/** The captions a section has, and the calls that add and remove them. */
export function useCaptionFiles({ courseId, sectionKey }: { courseId: string; sectionKey: string }) {
  const t = useT('courses');
  const [isTooLong, setIsTooLong] = useState(false);
  const listed = useRead(listCaptions, { courseId, sectionKey, isPreview: true }, { claims: 'all' });
  const save = useWrite(saveCaptions, { claims, refreshes });
  const remove = useWrite(removeCaptions, { claims, refreshes });
  const upload = async (file: File | null, language: Language): Promise<void> => {
    const text = await file?.text();
    if (text === undefined) return;
    setIsTooLong(text.length > captionLimits.characters);
    if (text.length <= captionLimits.characters) save.mutate({ id: courseId, sectionKey, language, text });
  };
  return {
    languages: (listed.data?.items ?? []).map(({ language }) => language),
    upload,
    remove: (language: Language): void => remove.mutate({ id: courseId, sectionKey, language }),
    isBusy: save.isPending,
    problem: isTooLong ? t('courses.captions.tooLong') : claimedText(save.error ?? remove.error, claims),
  };
}
