import { Button, TextInput } from '@mantine/core';
import { checkInByTypedCode } from '@shuyuan/contract/training/attendance.wire';
import { type SubmitEvent, useState } from 'react';
import { claimedText } from '../../../lib/claimed-text.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { classReads } from '../class-reads.ts';
import classes from './Class.module.css';

const claims = ['class.wrong-code', 'class.not-enrolled'] as const;
const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** The digits on the screen of the room, for those who cannot scan. */
export function TypedCode({ classId }: { classId: string }) {
  const t = useT('classes');
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const checkIn = useWrite(checkInByTypedCode, {
    claims,
    refreshes: classReads,
    onSuccess: ({ state }) => showNotice(t(`classes.checkIn.done.${state}`), 'success'),
  });
  const code = typed.replaceAll(/\s/g, '');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsIncomplete(!isCode(code));
    if (isCode(code) && !checkIn.isPending) checkIn.mutate({ classId, typed: code });
  };
  const change = (text: string): void => {
    setTyped(text);
    setIsIncomplete(false);
    checkIn.reset();
  };
  const problem = isIncomplete ? t('classes.checkIn.typed.wrong') : claimedText(checkIn.error, claims);
  return (
    <Panel title={t('classes.checkIn')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
          <HintText>{t('classes.checkIn.hint')}</HintText>
          <TextInput
            label={t('classes.checkIn.typed')}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button type="submit" loading={checkIn.isPending}>
              {t('classes.checkIn')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
