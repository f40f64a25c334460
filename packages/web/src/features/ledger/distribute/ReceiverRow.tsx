import { useT } from '../../../lib/texts.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { amountIn } from '../../../ui/typed-amount.ts';
import { Face } from '../../../ui/Face.tsx';
import { preventEnter } from '../../../ui/keys.ts';
import classes from './Distribute.module.css';
import { type DistributionDraft, without, withAmount, withSelected } from './distribution-draft.ts';
import type { Receiver } from './use-receivers.ts';

type Props = {
  person: Receiver;
  /** What they are to get, as typed; undefined: not selected. */
  coinNum: string | undefined;
  isTried: boolean;
  onChange: (change: (draft: DistributionDraft) => DistributionDraft) => void;
};

export function ReceiverRow({ person: { memberId, memberName, portrait }, coinNum, isTried, onChange }: Props) {
  const t = useT('share');
  const isSelected = coinNum !== undefined;
  const isWrong = isTried && isSelected && !amountIn(coinNum);
  return (
    <li className={classes.row}>
      <label className={classes.person}>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() =>
            onChange((draft) => (isSelected ? without(draft, [memberId]) : withSelected(draft, [memberId])))
          }
        />
        <Face name={memberName} src={portrait} size={28} isNamed />
        <bdi>{memberName}</bdi>
      </label>
      <AmountInput
        className={classes.amount}
        name={t('ledger.distribute.amount', { name: memberName })}
        placeholder="0.00"
        text={coinNum ?? ''}
        invalid={t('pricing.form.invalid')}
        error={isWrong}
        onChange={(text) => onChange((draft) => withAmount(draft, memberId, text))}
        onKeyDown={preventEnter}
      />
    </li>
  );
}
