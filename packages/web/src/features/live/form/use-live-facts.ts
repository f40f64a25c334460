import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/texts.ts';
import type { LiveDetail } from '../manage/managed-live.ts';
import { useLiveChoices } from './fields/use-live-choices.tsx';

type Fact = readonly [name: string, value: string];

const labelOf = (choices: readonly { readonly value: number; readonly label: string }[], value: number | null) =>
  choices.find((choice) => choice.value === value)?.label;

/** What a form of this live would hold, in words; fields it does not have are left out. */
export function useLiveFacts(live: LiveDetail): readonly Fact[] {
  const t = useT('activity');
  const format = useFormat();
  const { language } = useLanguage();
  const { types, modes, scopes, executions } = useLiveChoices();
  const none = t('live.manage.none');
  const names = (people: LiveDetail['invited']): string =>
    people.map(({ fullName }) => fullName).join(listSeparatorOf[language]);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('live.form.subject'), live.subject],
    [t('live.form.type'), labelOf(types, live.liveType)],
    [t('live.form.startTime'), format.dateTime(live.startTime)],
    [t('live.form.mode'), labelOf(modes, live.liveMode)],
    [t('live.form.execution'), labelOf(executions, live.executionMode)],
    [t('live.form.scope'), labelOf(scopes, live.shareScope)],
    [t('live.form.invited'), live.invited.length > 0 ? names(live.invited) : undefined],
    [
      t('live.manage.column.duration'),
      live.estimateDuration === null ? none : t('live.manage.minutes', { count: format.count(live.estimateDuration) }),
    ],
    [t('live.form.planNumber'), live.planNumber === null ? none : format.count(live.planNumber)],
    [t('live.form.desc'), live.desc || none],
    [t('live.form.lecturer'), live.lecturer?.fullName ?? live.creator.fullName],
    [t('live.form.lecturerDesc'), live.lecturerDesc || none],
    [t('live.form.assistants'), names(live.assistants) || none],
    [t('live.form.room'), live.room ? `${live.room.name} · ${live.room.place}` : undefined],
    [t('live.form.passcode'), t(live.hasPasscode ? 'live.form.passcode.isSet' : 'live.form.passcode.isNotSet')],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
