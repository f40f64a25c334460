import type { EditableKey } from '@shuyuan/contract/system/settings';
import { clearSetting, listSettingChanges, listSettings, saveSetting } from '@shuyuan/contract/system/settings.wire';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { reloadPerson } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';

/** Settings the frame around every page shows: it follows at once, not at the next visit. */
const inFrame = new Set<EditableKey>(['ADMIN_LOGO', 'HELP_CENTRE_AUDIENCE']);

type SettingTarget = { readonly organizationId: string; readonly key: EditableKey; readonly title: string };

/** Saving a value for one organisation, and giving up its own for the one it inherits. Either says that it is done. */
export function useSettingWrites({ organizationId, key, title }: SettingTarget) {
  const t = useT('admin');
  const refreshes = [listSettings, listSettingChanges];
  const save = useWrite(saveSetting, { refreshes });
  const clear = useWrite(clearSetting, { refreshes });
  const done = (words: 'admin.settings.saved' | 'admin.settings.cleared') => () => {
    showNotice(t(words, { title }), 'success');
    if (inFrame.has(key)) void reloadPerson();
  };
  return {
    isSaving: save.isPending,
    isClearing: clear.isPending,
    store: (value: string, version: string | null, onError: () => void) =>
      save.mutate({ organizationId, key, value, version }, { onSuccess: done('admin.settings.saved'), onError }),
    inherit: (version: string, onError: () => void) =>
      clear.mutate({ organizationId, key, version }, { onSuccess: done('admin.settings.cleared'), onError }),
  };
}
