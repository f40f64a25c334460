import { Tooltip } from '@mantine/core';
import { Brain, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import type { Modes } from '../conversation/chat-message.ts';
import classes from './Composer.module.css';

type SwitchProps = {
  label: string;
  icon: ReactNode;
  isOn: boolean;
  /** Why it cannot be changed. */
  reason: string | undefined;
  onChange: (isOn: boolean) => void;
};

function ModeSwitch({ label, icon, isOn, reason, onChange }: SwitchProps) {
  const isFixed = reason !== undefined;
  const button = (
    <button
      type="button"
      className={classes.mode}
      aria-pressed={isOn}
      aria-disabled={isFixed}
      onClick={() => (isFixed ? undefined : onChange(!isOn))}
    >
      {icon}
      {label}
    </button>
  );
  if (!isFixed) return button;
  return (
    <Tooltip label={reason} events={{ hover: true, focus: true, touch: true }}>
      {button}
    </Tooltip>
  );
}

type Props = {
  modes: Modes;
  /** D-160: the reasoning assistant always thinks. */
  isThinkingFixed: boolean;
  mayThink: boolean;
  maySearchWeb: boolean;
  onChange: (modes: Modes) => void;
};

/** AI-08, D-156: what cannot be used says why. */
export function ModeSwitches({ modes, isThinkingFixed, mayThink, maySearchWeb, onChange }: Props) {
  const t = useT('assistant');
  const whyNoThinking = mayThink ? undefined : t('assistant.thinking.off');
  return (
    <>
      <ModeSwitch
        label={t('assistant.thinking')}
        icon={<Brain size={16} aria-hidden />}
        isOn={modes.thinking}
        reason={isThinkingFixed ? t('assistant.thinking.fixed') : whyNoThinking}
        onChange={(thinking) => onChange({ ...modes, thinking })}
      />
      <ModeSwitch
        label={t('assistant.webSearch')}
        icon={<Globe size={16} aria-hidden />}
        isOn={modes.webSearch}
        reason={maySearchWeb ? undefined : t('assistant.webSearch.off')}
        onChange={(webSearch) => onChange({ ...modes, webSearch })}
      />
    </>
  );
}
