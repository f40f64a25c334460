import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { readAudience } from '@shuyuan/contract/system/audience';
import { isSwitchOn } from '@shuyuan/contract/system/setting-value';
import { type EditableKey, formOf } from '@shuyuan/contract/system/settings';
import type { listSettings } from '@shuyuan/contract/system/settings.wire';
import { type TextKey, useT } from './texts.ts';
import { linesOf, textIn } from './setting-draft.ts';

export type Setting = OutputOf<typeof listSettings>['items'][number];

// Names and choices of the table of settings; a test walks the table and asks for the text of each.
export const fieldKey = (name: string) => `admin.settings.field.${name}` as TextKey<'admin'>;
export const choiceKey = (choice: string) => `admin.settings.choice.${choice}` as TextKey<'admin'>;

/** A value in words, for the history; an organisation by the name whoever shows it knows. */
export function useShownValue(nameOf: (id: string) => string): (key: EditableKey, text: string) => string {
  const t = useT('admin');
  const common = useT('common');
  const onOff = (isOn: boolean): string => t(isOn ? 'admin.settings.on' : 'admin.settings.off');
  const shown = (key: EditableKey, text: string): string => {
    const form = formOf(key);
    switch (form.kind) {
      case 'switch':
        return onOff(text === '1');
      case 'choice':
        return t(choiceKey(text));
      case 'limit':
        return `${text} ${form.unit}`;
      case 'switches':
        return form.names.map((name) => `${t(fieldKey(name))}: ${onOff(isSwitchOn(text, form, name))}`).join('\n');
      case 'texts':
        return form.names.map((name) => textIn(text, form.names, name)).join('\n');
      case 'numbers':
        return form.names.map((name) => `${t(fieldKey(name))}: ${textIn(text, form.names, name)}`).join('\n');
      case 'range':
        return form.names.map((name) => textIn(text, form.names, name)).join(' – ');
      case 'prefixes':
      case 'origins':
        return linesOf(text);
      case 'audience': {
        const { roles = [], organizationIds = [] } = readAudience(text) ?? {};
        return [...roles.map((role) => common(`role.${role}`)), ...organizationIds.map(nameOf)].join('\n');
      }
      default:
        return text;
    }
  };
  return (key, text) => shown(key, text) || t('admin.settings.empty');
}
