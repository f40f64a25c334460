import type { SettingForm } from '@shuyuan/contract/system/settings';

/** What every editor of a setting is given; only the form differs. */
export type EditorProps<Form extends SettingForm = SettingForm> = {
  form: Form;
  /** Names the field where it stands alone. */
  title: string;
  value: string;
  isDisabled: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
};
