import { maxPolls, pollMs } from '@shuyuan/contract/live/live-polling';
import { useT } from '../../../../lib/texts.ts';
import type { CreationStep } from './use-creation.ts';

/** How far the making of a room has got, told as it is: seconds gone, and how long it may take at most. */
export function CreationProgress({ state }: { state: CreationStep }) {
  const t = useT('activity');
  if (state.step === 'sending') return t('live.form.sending');
  if (state.step !== 'preparing') return null;
  const seconds = pollMs / 1000;
  return t('live.form.preparing', { seconds: state.poll * seconds, max: (maxPolls + 1) * seconds });
}
