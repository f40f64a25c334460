import { Button, TextInput } from '@mantine/core';
import { liveLimits } from '@shuyuan/contract/live/live-form';
import { roomLimits } from '@shuyuan/contract/live/room/room-protocol';
import { type SubmitEvent, useState } from 'react';
import { useSession } from '../../../../lib/session.ts';
import { tabSlot } from '../../../../lib/storage.ts';
import { useT } from '../../../../lib/texts.ts';
import { type KeyLoginDraft, missingFields } from './key-login-form.ts';
import classes from '../KeyLogin.module.css';
import type { KeyRefusal } from './use-key-login.ts';

const nameSlot = tabSlot('shuyuan.live.guestName');

type FormProps = {
  givenId: string | undefined;
  hasToken: boolean;
  isBusy: boolean;
  refusal: KeyRefusal | null;
  onSubmit: (draft: KeyLoginDraft) => void;
};

function useDraft(givenId: string | undefined) {
  const [draft, setDraft] = useState<KeyLoginDraft>(() => ({
    id: givenId ?? '',
    passcode: '',
    displayName: nameSlot.read() ?? '',
  }));
  const field = (name: keyof KeyLoginDraft) => ({
    name,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setDraft((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return { draft, field };
}

/** What is asked at this door: the passcode, and a name of who has none here. */
export function KeyForm({ givenId, hasToken, isBusy, refusal, onSubmit }: FormProps) {
  const t = useT('activity');
  const isMember = useSession(({ status }) => status === 'signed-in');
  const { draft, field } = useDraft(givenId);
  const [isTried, setIsTried] = useState(false);
  const missing = missingFields(draft, { hasToken, isMember });
  const errorOf = (name: keyof KeyLoginDraft, ...codes: readonly KeyRefusal['code'][]) => {
    if (isTried && missing.includes(name)) return t(`live.room.key.${name}.missing`);
    return refusal && codes.includes(refusal.code) ? refusal.text : null;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (missing.length > 0) return;
    nameSlot.write(draft.displayName.trim());
    onSubmit({ ...draft, id: draft.id.trim() });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {givenId === undefined && <TextInput label={t('live.room.key.id')} error={errorOf('id')} {...field('id')} />}
      {!hasToken && (
        <TextInput
          label={t('live.room.key.passcode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={liveLimits.passcodeMax}
          error={errorOf('passcode', 'live.wrong-passcode')}
          {...field('passcode')}
        />
      )}
      {(!isMember || hasToken) && (
        <TextInput
          label={t('live.room.key.displayName')}
          description={t('live.room.key.displayName.hint')}
          autoComplete="name"
          maxLength={roomLimits.guestNameMax}
          error={errorOf('displayName', 'live.name-missing', 'sensitive.found')}
          {...field('displayName')}
        />
      )}
      {hasToken && refusal?.code === 'live.wrong-passcode' && (
        <p className={classes.refusal} role="alert">
          {t('live.room.key.expired')}
        </p>
      )}
      <Button type="submit" fullWidth loading={isBusy}>
        {t('live.room.enter')}
      </Button>
    </form>
  );
}
