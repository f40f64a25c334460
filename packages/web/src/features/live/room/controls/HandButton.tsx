import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { useAsk, useRoom } from '../room-context.ts';
import { ControlButton } from './ControlButton.tsx';
import { shortcuts, useShortcuts } from './shortcuts.ts';

/** Asks to be brought up. Whoever is up has been heard: the hand is down then. */
export function HandButton() {
  const t = useT('activity');
  const ask = useAsk();
  const isOnStage = useRoom(({ self }) => self.isOnStage);
  const [isUp, setIsUp] = useState(false);
  if (isOnStage && isUp) setIsUp(false);
  const toggle = async () => {
    if (await ask({ t: 'hand', isUp: !isUp })) setIsUp(!isUp);
  };
  useShortcuts(isOnStage ? {} : { hand: () => void toggle() });
  if (isOnStage) return null;
  return (
    <ControlButton
      label={t(isUp ? 'live.room.hand.lower' : 'live.room.hand.raise')}
      icon={<Hand size={20} />}
      isOn={isUp}
      shortcut={shortcuts.hand}
      onClick={() => void toggle()}
    />
  );
}
