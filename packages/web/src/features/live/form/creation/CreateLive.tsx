import { useState } from 'react';
import { askEntry } from '../../enter/ask-entry.ts';
import { EntryOffer } from '../../enter/EntryOffer.tsx';
import { useEntering } from '../../enter/use-entering.ts';
import type { LiveDetail } from '../../manage/managed-live.ts';
import { useLiveSettings } from '../../manage/use-live-settings.ts';
import { ShareLiveDialog } from '../../share/ShareLiveDialog.tsx';
import type { FooterAction } from '../LiveFooter.tsx';
import { NewLiveForm } from './NewLiveForm.tsx';
import { UnreadyForm } from './UnreadyForm.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** SHELL-19, C-19: the form, and what follows it: the room, the link to hand on, or nothing while it waits for approval. */
export function CreateLive({ isOpen, onClose }: Props) {
  const { settings, failure } = useLiveSettings();
  const { enter, offered } = useEntering();
  const [applied, setApplied] = useState<LiveDetail | null>(null);
  const goOn = async (live: LiveDetail, wanted: FooterAction, signal: AbortSignal): Promise<void> => {
    if (wanted.kind !== 'enter') {
      setApplied(live);
      return;
    }
    const entry = await askEntry(live, wanted.urlType);
    signal.throwIfAborted();
    if (await enter(entry)) onClose();
  };
  if (applied) return <ShareLiveDialog live={applied} isOpen={isOpen} onClose={onClose} />;
  if (offered) return <EntryOffer offered={isOpen ? offered : null} onClose={onClose} />;
  if (!settings) return <UnreadyForm isOpen={isOpen} failure={failure} onClose={onClose} />;
  return <NewLiveForm isOpen={isOpen} settings={settings} onReady={goOn} onClose={onClose} />;
}
