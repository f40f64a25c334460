import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { ToolButton } from '../../ToolButton.tsx';

type Choice = { readonly value: string; readonly label: string };

type Props = {
  label: string;
  icon: ReactNode;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few, said by its button. It stays inside the player, or it would not be seen in full screen. */
export function ChoiceMenu({ label, icon, choices, value, onChange }: Props) {
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  return (
    <Menu position="top-end" withinPortal={false} transitionProps={{ duration: 0 }} trapFocus returnFocus>
      <Menu.Target>
        <ToolButton label={`${label}: ${chosen}`} icon={icon} />
      </Menu.Target>
      <Menu.Dropdown data-media-menu>
        <Menu.Label>{label}</Menu.Label>
        <Menu.RadioGroup value={value} onChange={onChange}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice.value} value={choice.value}>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
