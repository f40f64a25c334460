import { readDutyRule } from '@shuyuan/contract/assignments/duty-report.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ruleTabs } from '../manage/assignment-views.ts';
import type { ListProps } from '../manage/assignments-address.ts';
import { OpenDuty } from './OpenDuty.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { RuleHead } from './RuleHead.tsx';
import { UnitsPanel } from './UnitsPanel.tsx';

/** One rule with everybody it is for: how far they are, now or as of a day, by person or by unit. */
export function RulePage({ id, state, onMove }: ListProps & { id: string }) {
  const t = useT('assignments');
  const read = useRead(readDutyRule, { id }, { claims: 'notices' });
  const tabs = ruleTabs.map((name) => ({ name, label: t(`assignments.${name}`) }));
  return (
    <ReadStates read={read} failed={t('assignments.failed')} shape="list" count={4}>
      {(rule) => (
        <Stack gap={20}>
          <RuleHead rule={rule} />
          {state.duty === undefined && (
            <ChoiceTabs
              label={rule.title}
              tabs={tabs}
              current={state.tab}
              onChoose={(tab) => onMove({ tab, page: 1, after: '' })}
            />
          )}
          {state.duty !== undefined && <OpenDuty id={state.duty} onClose={() => onMove({ duty: undefined })} />}
          {state.duty === undefined && state.tab === 'people' && <PeoplePanel id={id} state={state} onMove={onMove} />}
          {state.duty === undefined && state.tab === 'units' && <UnitsPanel id={id} state={state} onMove={onMove} />}
        </Stack>
      )}
    </ReadStates>
  );
}
