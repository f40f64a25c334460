import { VisuallyHidden } from '@mantine/core';
import { type Channel, channels, isFixed, type Preference } from '@shuyuan/contract/notifications/notice-kinds';
import { type Translate, useT } from '../../lib/texts.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';
import classes from './NoticePreferencesPage.module.css';

type Choose = (preference: Preference) => void;
type Words = Translate<'notices'>;

function KindCell({ kind }: Pick<Preference, 'kind'>) {
  const t = useT('notices');
  return (
    <span className={classes.kind}>
      <span className={classes.name}>{t(`noticeKind.${kind}`)}</span>
      <span className={classes.hint}>{t(`noticeKind.${kind}.hint`)}</span>
      {channels.some((channel) => isFixed(kind, channel)) && (
        <span className={classes.hint}>{t('notices.preferences.fixed')}</span>
      )}
    </span>
  );
}

const switchOf = (t: Words, choose: Choose, channel: Channel) => (row: Preference) => (
  <SwitchField
    label={
      <VisuallyHidden>
        {t('notices.preferences.switch', {
          kind: t(`noticeKind.${row.kind}`),
          channel: t(`notices.preferences.${channel}`),
        })}
      </VisuallyHidden>
    }
    isOn={row[channel]}
    isDisabled={isFixed(row.kind, channel)}
    onChange={(isOn) => choose({ ...row, [channel]: isOn })}
  />
);

/** Each kind with a switch for each channel. */
export const columnsOf = (t: Words, choose: Choose): readonly Column<Preference>[] => [
  { key: 'kind', header: t('notices.kind'), cell: ({ kind }) => <KindCell kind={kind} /> },
  ...channels.map((channel) => ({
    key: channel,
    header: t(`notices.preferences.${channel}`),
    width: '120px',
    align: 'center' as const,
    cell: switchOf(t, choose, channel),
  })),
];
