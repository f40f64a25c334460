import { ActionIcon, Tooltip } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  /** Why it cannot be used now. The button stays reachable by Tab, so that everybody can read the reason. */
  disabledReason?: string | undefined;
  variant?: 'subtle' | 'default' | 'filled' | 'light';
  color?: 'pine' | 'cinnabar' | 'gold' | 'gray';
  size?: number;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

export function IconButton({
  label,
  icon,
  disabledReason,
  variant = 'subtle',
  color = 'gray',
  size = 40,
  onClick,
}: Props) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Tooltip label={disabledReason ?? label} events={{ hover: true, focus: true, touch: isDisabled }} openDelay={300}>
      <ActionIcon
        variant={variant}
        color={color}
        size={size}
        aria-label={label}
        {...(isDisabled && { 'aria-disabled': true, 'data-disabled': true })}
        onClick={isDisabled ? (event) => event.preventDefault() : onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
