import type { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useId } from 'react';
import { useSession } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { Face } from '../../../../ui/Face.tsx';
import classes from '../Publish.module.css';
import { needsAccount, type PublishPage, type Voice } from '../publish-place.ts';

export type OwnAccount = OutputOf<typeof listAccountsOf>['items'][number];

type Props = {
  page: PublishPage;
  accounts: readonly OwnAccount[];
  voice: Voice;
  onChoose: (voice: Voice) => void;
};

/** In whose name: one's own, or that of an account one belongs to. */
export function VoiceField({ page, accounts, voice, onChoose }: Props) {
  const t = useT('share');
  const group = useId();
  const me = useSession(({ currentUser }) => currentUser);
  const oneself = { id: null, name: t('community.publish.voice.own'), face: me?.portrait ?? null };
  const voices = [
    ...(needsAccount(page) ? [] : [oneself]),
    ...accounts.map(({ id, name, headPortraitPath }) => ({ id, name, face: headPortraitPath })),
  ];
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('community.publish.voice')}</legend>
      <div className={classes.choices}>
        {voices.map(({ id, name, face }) => (
          <label key={id ?? ''} className={classes.choice}>
            <input type="radio" name={group} checked={id === voice} onChange={() => onChoose(id)} />
            <Face name={name} src={face} size={24} isNamed />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      {!needsAccount(page) && (
        <p className={classes.hint}>
          {t(voice === null ? 'community.publish.voice.own.hint' : 'community.publish.voice.account.hint')}
        </p>
      )}
    </fieldset>
  );
}
