import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import classes from './PasswordField.module.css';
import { useCapsLock } from './use-caps-lock.ts';

type Props = Omit<PasswordInputProps, 'visible'> & { showLabel: string; hideLabel: string; capsLockHint: string };

const ToggleIcon = ({ reveal }: { reveal: boolean }) =>
  reveal ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />;

export function PasswordField({ showLabel, hideLabel, capsLockHint, onBlur, ...input }: Props) {
  const [isVisible, setIsVisible] = useState(false);
  const capsLock = useCapsLock();
  return (
    <div>
      <PasswordInput
        {...input}
        {...capsLock.watch}
        onBlur={(event) => {
          capsLock.watch.onBlur();
          onBlur?.(event);
        }}
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        visibilityToggleIcon={ToggleIcon}
        visibilityToggleButtonProps={{ 'aria-label': isVisible ? hideLabel : showLabel, tabIndex: 0 }}
      />
      <output className={classes.hint}>
        {capsLock.isOn && (
          <>
            <ArrowBigUpDash size={14} aria-hidden />
            {capsLockHint}
          </>
        )}
      </output>
    </div>
  );
}
