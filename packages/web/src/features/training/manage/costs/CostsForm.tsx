import { Button, Group, NativeSelect } from '@mantine/core';
import { classLimits as limits } from '@shuyuan/contract/training/class-limits';
import { classCurrencies } from '@shuyuan/contract/training/report/class-currencies';
import { useT } from '../../../../lib/texts.ts';
import { ErrorText } from '../../../../ui/ErrorText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import classes from './Costs.module.css';
import { CostLine } from './CostLine.tsx';
import { type ClassCosts, newCost } from './costs-draft.ts';
import { useCostsForm } from './use-costs-form.ts';

type Props = { classId: string; costs: ClassCosts };

/** The items of the costs of a class in one currency, saved at once. */
export function CostsForm({ classId, costs }: Props) {
  const t = useT('teaching');
  const { form, save, isBusy } = useCostsForm(classId, costs);
  const { draft, change, problems } = form;
  const { lines } = draft;
  if (!costs.canEdit) return null;
  return (
    <Panel title={t('teaching.costs.lines')} hint={t('teaching.costs.lines.hint')}>
      <Stack gap={12}>
        <NativeSelect
          className={classes.currency}
          label={t('teaching.costs.currency')}
          data={[...classCurrencies]}
          value={draft.currency}
          onChange={({ currentTarget: { value } }) =>
            change({ currency: classCurrencies.find((one) => one === value) ?? draft.currency })
          }
        />
        {lines.map((line, at) => (
          <CostLine
            key={line.key}
            line={line}
            number={at + 1}
            onChange={(next) => change({ lines: lines.map((one) => (one.key === line.key ? next : one)) })}
            onRemove={() => change({ lines: lines.filter(({ key }) => key !== line.key) })}
          />
        ))}
        {(problems.lines ?? problems.form) && <ErrorText>{problems.lines ?? problems.form}</ErrorText>}
        <Group gap="sm">
          {lines.length < limits.costs && (
            <Button variant="default" onClick={() => change({ lines: [...lines, newCost()] })}>
              {t('teaching.costs.add')}
            </Button>
          )}
          <Button loading={isBusy} onClick={save}>
            {t('teaching.costs.save')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
