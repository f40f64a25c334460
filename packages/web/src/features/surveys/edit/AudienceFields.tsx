import { TextInput } from '@mantine/core';
import { localeOf } from '@shuyuan/contract/kernel/languages';
import { useLanguage, useT } from '../../../lib/texts.ts';
import { zoneName } from '../../../lib/zone-name.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AudiencePicker } from './AudiencePicker.tsx';
import classes from './Edit.module.css';
import { localTime, timeOf } from '../../../lib/local-time.ts';
import type { SurveyDraft } from './survey-draft.ts';

/** The people a survey asks, from when until when, and whether the clock reminds them. */
export function AudienceFields({ form }: { form: DraftForm<SurveyDraft> }) {
  const t = useT('surveys');
  const { language } = useLanguage();
  const { draft, change, textField, problems, now } = form;
  const { opensAt, closesAt, organizations, people } = draft;
  const zone = zoneName({ time: closesAt ?? now, locale: localeOf[language] });
  return (
    <Stack>
      <AudiencePicker
        organizations={organizations}
        people={people}
        problem={problems.organizations}
        onChange={change}
      />
      <div className={classes.columns}>
        <TextInput
          type="datetime-local"
          label={t('survey.field.opensAt')}
          description={t('survey.field.opensAt.hint')}
          value={localTime(opensAt)}
          onChange={(event) => change({ opensAt: timeOf(event.currentTarget.value) })}
        />
        <TextInput
          type="datetime-local"
          label={t('survey.field.closesAt')}
          description={t('survey.field.closesAt.hint')}
          value={localTime(closesAt)}
          onChange={(event) => change({ closesAt: timeOf(event.currentTarget.value) })}
        />
        <TextInput
          type="number"
          min={1}
          max={30}
          label={t('survey.field.remindDaysBefore')}
          description={t('survey.field.remindDaysBefore.hint')}
          {...textField('remindDaysBefore')}
        />
      </div>
      <HintText>{t('survey.field.zone', { zone })}</HintText>
    </Stack>
  );
}
