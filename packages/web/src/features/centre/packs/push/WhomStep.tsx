import { packLimits } from '@shuyuan/contract/centre/packs/pack-limits';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChosenList } from '../../../../ui/ChosenList.tsx';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from '../Packs.module.css';
import { withNamed } from './push-draft.ts';
import { SubordinateSearch } from './SubordinateSearch.tsx';
import { UnitChoice } from './UnitChoice.tsx';
import type { PushFormProps } from './use-push-form.ts';

/** The people and units a pack is for, out of one's own. */
export function WhomStep({ form: { draft, problems, change } }: PushFormProps) {
  const t = useT('packs');
  const { count } = useFormat();
  const { people, units: chosen } = draft;
  const remove = (id: string): void =>
    change({ people: people.filter((one) => one.id !== id), units: chosen.filter((one) => one.id !== id) });
  return (
    <Panel title={t('packs.whom')}>
      <Stack>
        <div className={classes.columns}>
          {people.length < packLimits.people && (
            <SubordinateSearch onAdd={(person) => change({ people: withNamed(people, person) })} />
          )}
          {chosen.length < packLimits.units && (
            <UnitChoice onAdd={(unit) => change({ units: withNamed(chosen, unit) })} />
          )}
        </div>
        <ChosenList
          chosen={[...chosen, ...people]}
          summary={t('packs.chosen', { people: count(people.length), units: count(chosen.length) })}
          removeLabel={(name) => t('packs.chosen.remove', { name })}
          onRemove={remove}
        />
        {problems.people && <ErrorText>{problems.people}</ErrorText>}
      </Stack>
    </Panel>
  );
}
