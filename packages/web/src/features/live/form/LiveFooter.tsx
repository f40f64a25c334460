import { ActionType } from '@shuyuan/contract/live/live-form';
import { UrlType } from '@shuyuan/contract/live/live-identity';
import { type TextKey, useT } from '../../../lib/texts.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';

export type FooterAction =
  | { readonly kind: 'approval' }
  | { readonly kind: 'apply' }
  | { readonly kind: 'enter'; readonly urlType: typeof UrlType.host | typeof UrlType.lecturer };

type Act = { readonly key: TextKey<'activity'>; readonly wanted: FooterAction };

const host = { kind: 'enter', urlType: UrlType.host } as const;
const lecturer = { kind: 'enter', urlType: UrlType.lecturer } as const;

/** LIVE-FORM-28…31, D-046: which buttons a new live has; the last one is the main one. */
const acts: Record<ActionType, readonly Act[]> = {
  [ActionType.approval]: [{ key: 'live.form.do.submitApproval', wanted: { kind: 'approval' } }],
  [ActionType.external]: [{ key: 'live.form.do.enter', wanted: host }],
  [ActionType.native]: [{ key: 'live.form.do.start', wanted: host }],
  [ActionType.instant]: [
    { key: 'live.form.do.enterAsLecturer', wanted: lecturer },
    { key: 'live.form.do.enterAsHost', wanted: host },
  ],
  [ActionType.scheduled]: [{ key: 'live.form.do.apply', wanted: { kind: 'apply' } }],
};

type Props = {
  actionType: ActionType;
  isBusy: boolean;
  /** Why nothing can be sent yet. */
  waitingReason: string | undefined;
  onWant: (wanted: FooterAction) => void;
};

export function LiveFooter({ actionType, isBusy, waitingReason, onWant }: Props) {
  const t = useT('activity');
  return acts[actionType].map(({ key, wanted }, index, all) => (
    <ActionButton
      key={key}
      variant={index === all.length - 1 ? 'filled' : 'light'}
      loading={isBusy}
      disabledReason={waitingReason}
      onClick={() => onWant(wanted)}
    >
      {t(key)}
    </ActionButton>
  ));
}
