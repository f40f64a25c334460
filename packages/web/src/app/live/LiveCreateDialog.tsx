import { CreateLive } from '../../features/live/form/creation/CreateLive.tsx';
import type { DialogProps } from '../dialog-props.ts';

/** SHELL-19: opened from anywhere; the host asks for the entrance switch first. */
export function Dialog({ isOpen, onClose }: DialogProps) {
  return <CreateLive isOpen={isOpen} onClose={onClose} />;
}
