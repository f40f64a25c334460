import type { Language } from '@shuyuan/contract/kernel/languages';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import { type CaptionCue, toVtt } from '@shuyuan/contract/study/captions/caption-cues';
import { listCaptions, readCaptions } from '@shuyuan/contract/study/captions/captions.wire';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useLanguage } from '../../../lib/texts.ts';
import { languageNames } from '../../../ui/language-names.ts';

type CaptionSource = { readonly courseId: string; readonly sectionKey: string; readonly isPreview: boolean };

const noCues: readonly CaptionCue[] = [];

/** The cues as a file the player reads, for as long as the page is there. */
function useTrackAddress(cues: readonly CaptionCue[]): string | null {
  const address = useMemo(
    () => (cues.length === 0 ? null : URL.createObjectURL(new Blob([toVtt(cues)], { type: 'text/vtt' }))),
    [cues],
  );
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}

/** The captions of a section: in the language of the reader where there is one, in the language they choose after that. */
export function useCaptions({ courseId, sectionKey, isPreview }: CaptionSource) {
  const { language: own } = useLanguage();
  const [chosen, choose] = useState<Language | null>(null);
  const input = { courseId, sectionKey, ...(isPreview && { isPreview }) };
  const listed = useRead(listCaptions, input, { claims: 'all', refetchOnWindowFocus: false });
  const languages = (listed.data?.items ?? []).map(({ language }) => language);
  const language = [chosen, own, ...languages].find((one) => one !== null && languages.includes(one)) ?? null;
  const read = useRead(
    readCaptions,
    { ...input, language: language ?? own },
    { claims: 'all', enabled: language !== null, refetchOnWindowFocus: false },
  );
  const cues = (language !== null && read.data?.cues) || noCues;
  const address = useTrackAddress(cues);
  const tracks =
    language !== null && address !== null
      ? [{ address, language: localeOf[language].slice(0, 2), label: languageNames[language] }]
      : [];
  return { languages, language, choose, cues, tracks };
}

export type Captions = ReturnType<typeof useCaptions>;
