import { Button } from '@mantine/core';
import { settingProblem } from '@shuyuan/contract/system/setting-value';
import { formOf } from '@shuyuan/contract/system/settings';
import { clearSetting, listSettingChanges, listSettings, saveSetting } from '@shuyuan/contract/system/settings.wire';
import { type ReactNode, useId, useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { reloadPerson } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { SettingEditor } from './SettingEditor.tsx';
import { SettingState } from './SettingState.tsx';
import type { Setting } from './setting-texts.ts';
import classes from './SettingsPage.module.css';

type Props = {
  organizationId: string;
  setting: Setting;
  onHistory: () => void;
  /** Somebody else was faster: what stands here is out of date. */
  onStale: () => void;
};

/** Settings the frame around every page shows: it follows at once, not at the next visit. */
const inFrame: readonly string[] = ['ADMIN_LOGO', 'HELP_CENTRE_AUDIENCE'];

/** One setting: what it does, where its value comes from, and the field to change it. A single switch is saved at once. */
export function SettingRow({ organizationId, setting, onHistory, onStale }: Props) {
  const t = useT('admin');
  const titleId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [undone, setUndone] = useState(0);
  const refreshes = [listSettings, listSettingChanges];
  const save = useWrite(saveSetting, { refreshes });
  const clear = useWrite(clearSetting, { refreshes });
  const { key, version, ownValue, can } = setting;
  const form = formOf(key);
  const title = t(`admin.settings.${key}.title`);
  const value = draft ?? setting.value;
  const problem = settingProblem(key, value);
  const isDirty = draft !== null && draft !== setting.value;
  // Saved: what others change from now on is shown again.
  if (draft !== null && !isDirty) setDraft(null);

  const isAtOnce = form.kind === 'switch';
  const done = (words: 'admin.settings.saved' | 'admin.settings.cleared') => {
    showNotice(t(words, { title }), 'success');
    if (inFrame.includes(key)) void reloadPerson();
  };
  const store = (text: string) =>
    save.mutate(
      { organizationId, key, value: text, version },
      {
        onSuccess: () => done('admin.settings.saved'),
        onError: () => {
          // A switch jumps back; what was typed stays, to be saved over the newer value or undone.
          if (isAtOnce) setDraft(null);
          onStale();
        },
      },
    );
  const inherit = (own: string) =>
    clear.mutate(
      { organizationId, key, version: own },
      { onSuccess: () => done('admin.settings.cleared'), onError: onStale },
    );
  const change = (text: string) => {
    setDraft(text);
    if (isAtOnce) store(text);
  };
  const undo = () => {
    setDraft(null);
    setUndone(undone + 1);
  };
  const isUnsaved = isDirty && !isAtOnce;
  const unsaved: ReactNode = isUnsaved && (
    <>
      <Button size="compact-sm" loading={save.isPending} disabled={problem !== null} onClick={() => store(value)}>
        {t('admin.settings.save')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={undo}>
        {t('admin.settings.undo')}
      </Button>
    </>
  );
  return (
    <section className={classes.row} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.explanation}>{t(`admin.settings.${key}.explanation`)}</p>
        <SettingState setting={setting} />
      </div>
      <div className={classes.editor}>
        <SettingEditor
          key={undone}
          form={form}
          title={title}
          value={value}
          isDisabled={!can.save || save.isPending}
          error={isDirty && problem ? t(`admin.settings.problem.${problem}`) : undefined}
          onChange={change}
        />
        <div className={classes.actions}>
          {unsaved}
          {ownValue !== null && version !== null && can.save && !isUnsaved && (
            <Button size="compact-sm" variant="subtle" loading={clear.isPending} onClick={() => inherit(version)}>
              {t(setting.inheritedFrom ? 'admin.settings.clear' : 'admin.settings.reset')}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" onClick={onHistory}>
            {t('admin.settings.history')}
          </Button>
        </div>
      </div>
    </section>
  );
}
