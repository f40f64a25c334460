import { Button } from '@mantine/core';
import { settingProblem } from '@shuyuan/contract/system/setting-value';
import { formOf } from '@shuyuan/contract/system/settings';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { SettingEditor } from './SettingEditor.tsx';
import { SettingState } from './SettingState.tsx';
import type { Setting } from '../../lib/setting-texts.ts';
import classes from './SettingsPage.module.css';
import { useSettingWrites } from './use-setting-writes.ts';

type Props = {
  organizationId: string;
  setting: Setting;
  onHistory: () => void;
  /** Somebody else was faster: what stands here is out of date. */
  onStale: () => void;
};

/** One setting: what it does, where its value comes from, and the field to change it. A single switch is saved at once. */
export function SettingRow({ organizationId, setting, onHistory, onStale }: Props) {
  const t = useT('admin');
  const titleId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [undone, setUndone] = useState(0);
  const { key, version, ownValue, can } = setting;
  const form = formOf(key);
  const title = t(`admin.settings.${key}.title`);
  const writes = useSettingWrites({ organizationId, key, title });
  const value = draft ?? setting.value;
  const problem = settingProblem(key, value);
  const isDirty = draft !== null && draft !== setting.value;
  // Saved: what others change from now on is shown again.
  if (draft !== null && !isDirty) setDraft(null);

  const isAtOnce = form.kind === 'switch';
  const store = (text: string) =>
    writes.store(text, version, () => {
      // A switch jumps back; what was typed stays, to be saved over the newer value or undone.
      if (isAtOnce) setDraft(null);
      onStale();
    });
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
      <Button size="compact-sm" loading={writes.isSaving} disabled={problem !== null} onClick={() => store(value)}>
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
          isDisabled={!can.save || writes.isSaving}
          error={isDirty && problem ? t(`admin.settings.problem.${problem}`) : undefined}
          onChange={change}
        />
        <div className={classes.actions}>
          {unsaved}
          {ownValue !== null && version !== null && can.save && !isUnsaved && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={writes.isClearing}
              onClick={() => writes.inherit(version, onStale)}
            >
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
