import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/texts.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Setting } from '../../lib/setting-texts.ts';
import classes from './SettingsPage.module.css';

/** Where the value of a setting comes from, who changed it, and why it may not be changed here. */
export function SettingState({ setting }: { setting: Setting }) {
  const t = useT('admin');
  const format = useFormat();
  const { ownValue, inheritedFrom, changedAt, changedBy, can } = setting;
  const state =
    ownValue !== null ? (
      <Tag tone="pine">{t('admin.settings.state.own')}</Tag>
    ) : inheritedFrom ? (
      <Tag tone="gold">{t('admin.settings.state.inherited', { name: inheritedFrom.name })}</Tag>
    ) : (
      <Tag>{t('admin.settings.state.initial')}</Tag>
    );
  const changed = changedAt !== null && {
    name: changedBy ?? t('admin.audit.system'),
    time: format.dateTime(changedAt),
  };
  return (
    <p className={classes.state}>
      {state}
      {changed && <span>{t('admin.settings.changed', changed)}</span>}
      {!can.save && <span>{t('admin.settings.tenantOnly')}</span>}
    </p>
  );
}
