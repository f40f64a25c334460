import { ActionIcon, Tooltip } from '@mantine/core';
import { Download } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';

type Props = {
  label: string;
  icon: ReactNode;
  /** As `aria-keyshortcuts` writes it; sighted people read it in the hint. */
  keys?: string;
  isPressed?: boolean;
  isExpanded?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** A button of a viewer's toolbar. Disabled ones stay reachable, so that the focus is not lost on the last page. */
export function ToolButton({ label, icon, keys, isPressed, isExpanded, isDisabled, ref, onClick }: Props) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} openDelay={300} withinPortal={false}>
      <ActionIcon
        ref={ref}
        variant={isPressed || isExpanded ? 'light' : 'subtle'}
        color={isPressed || isExpanded ? 'pine' : 'gray'}
        size={40}
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        {...(isDisabled && { 'aria-disabled': true, 'data-disabled': true })}
        onClick={isDisabled ? (event) => event.preventDefault() : onClick}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** Saves the file itself; a link, so that the browser's own way of saving works on it too. */
export function DownloadButton({ label, address }: { label: string; address: string }) {
  return (
    <Tooltip label={label} openDelay={300} withinPortal={false}>
      <ActionIcon
        component="a"
        href={address}
        download
        variant="subtle"
        color="gray"
        size={40}
        aria-label={label}
        // It is a button among buttons, not a link in a text.
        style={{ color: 'var(--ai-color)' }}
      >
        <Download size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
