import { type EnjoyType, enjoyTypeLabels } from '@shuyuan/contract/teams/enjoy-type';
import { useId } from 'react';
import { useT } from '../../../lib/texts.ts';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import classes from './Apply.module.css';
import type { KindOffer } from './use-kind-offers.ts';

type Props = {
  offers: readonly KindOffer[];
  current: EnjoyType | undefined;
  onChoose: (enjoyType: EnjoyType) => void;
};

/** D-092: the kinds of accounts with what each is for; one that cannot be had says why. */
export function KindChoice({ offers, current, onChoose }: Props) {
  const t = useT('share');
  const name = useId();
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('teams.apply.kind')}</legend>
      {offers.map(({ enjoyType, why }) => (
        <label key={enjoyType} className={classes.kind} data-off={why !== null || undefined}>
          <input
            type="radio"
            name={name}
            checked={enjoyType === current}
            disabled={why !== null}
            aria-label={t(enjoyTypeLabels[enjoyType])}
            aria-describedby={`${name}-${enjoyType}`}
            onChange={() => onChoose(enjoyType)}
          />
          <span className={classes.kindWords}>
            <EnjoyBadge enjoyType={enjoyType} />
            <span id={`${name}-${enjoyType}`} className={classes.soft}>
              {why ?? t(`teams.apply.kind.${enjoyType}`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
