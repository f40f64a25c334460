import { useT } from '../../../../lib/texts.ts';
import { useRights } from '../room-context.ts';
import { CaptionsControl } from './CaptionsControl.tsx';
import classes from './Controls.module.css';
import { DeviceControls } from './DeviceControls.tsx';
import { HandButton } from './HandButton.tsx';
import { HelpPopover } from './HelpPopover.tsx';
import { LiveSwitch } from './LiveSwitch.tsx';
import { PushControl } from './PushControl.tsx';
import { ReactionButton } from './ReactionButton.tsx';
import { type Shortcut, useShortcuts } from './shortcuts.ts';
import { SlidesControl } from './SlidesControl.tsx';

/** Everything one can do here, for each only what they may. */
export function ControlBar({ onChat }: { onChat: () => void }) {
  const t = useT('activity');
  const { isLeader, isSpeaker, isOnStage } = useRights();
  useShortcuts({ chat: onChat });
  const isAudience = !isLeader && !isSpeaker;
  const known: readonly Shortcut[] = [
    ...(isOnStage ? (['microphone', 'camera', 'screen'] as const) : []),
    ...(isAudience ? (['hand'] as const) : []),
    'chat',
  ];
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('live.room.controls')}>
      {isOnStage && <DeviceControls />}
      <PushControl />
      {(isLeader || isSpeaker) && <SlidesControl />}
      {(isLeader || isOnStage) && <CaptionsControl />}
      {isAudience && <HandButton />}
      <ReactionButton />
      <HelpPopover known={known} />
      <LiveSwitch />
    </div>
  );
}
