import type { readSubordinate } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Director.module.css';
import { DueBar } from './DueBar.tsx';

type Person = OutputOf<typeof readSubordinate>;

/** The name of a person, when they were last seen, and how far they are. */
export function PersonHead({ person: { fullName, portrait, organizationName, seenTime, counts } }: { person: Person }) {
  const t = useT('director');
  const { relative } = useFormat();
  const seen = seenTime === null ? t('director.seen.never') : relative(seenTime);
  return (
    <Panel>
      <div className={classes.head}>
        <Face name={fullName} src={portrait} size={48} isNamed />
        <div className={classes.words}>
          <h2 className={classes.title}>
            <bdi>{fullName}</bdi>
          </h2>
          <HintText>
            <bdi>{organizationName}</bdi> · {t('director.seen')} {seen}
          </HintText>
        </div>
        <DueBar counts={counts} />
      </div>
    </Panel>
  );
}
