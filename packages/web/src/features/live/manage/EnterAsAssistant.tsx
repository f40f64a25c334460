import { clientsOf, LiveIdentity, UrlType } from '@shuyuan/contract/live/live-identity';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/call.ts';
import { presentError } from '../../../lib/present-error.ts';
import { manageOf } from '../calls-of.ts';
import { EntryOffer } from '../enter/EntryOffer.tsx';
import { useEntering } from '../enter/use-entering.ts';
import type { ManagedLive } from './managed-live.ts';

type Props = { live: ManagedLive; onDone: () => void };

/** LIVE-MGMT-23: asks for the assistant's address and opens it. */
export function EnterAsAssistant({ live, onDone }: Props) {
  const { enter, offered } = useEntering();
  const begin = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const asked = {
      id: live.id,
      identity: LiveIdentity.assistant,
      urlType: UrlType.assistant,
      clients: clientsOf(navigator.platform),
    };
    try {
      const answer = await call(manageOf(live.supplier).assistantEntryLink, asked, { signal });
      if (await enter(answer)) onDone();
    } catch (error) {
      if (signal.aborted) return;
      presentError(error, [], 'action');
      onDone();
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    void begin(leaving.signal);
    return () => leaving.abort();
  }, []);
  return <EntryOffer offered={offered} onClose={onDone} />;
}
