import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { maxAccountColumns } from '@shuyuan/contract/community/columns';
import { OptionalPart } from '../../../lib/OptionalPart.tsx';
import { useT } from '../../../lib/texts.ts';
import classes from './Publish.module.css';

type Props = { accountId: string; columnIds: readonly string[]; onChange: (columnIds: readonly string[]) => void };

/** COMM-32: the columns of the account it joins at once; nothing stands here while there are none. */
export function ColumnsField({ accountId, columnIds, onChange }: Props) {
  const t = useT('share');
  const turn = (id: string, isOn: boolean): void =>
    onChange(isOn ? [...columnIds, id] : columnIds.filter((one) => one !== id));
  return (
    <OptionalPart endpoint={listAccountColumns} input={{ enjoyId: accountId, page: 1, pageSize: maxAccountColumns }}>
      {({ items }) =>
        items.length === 0 ? null : (
          <fieldset className={classes.group}>
            <legend className={classes.legend}>{t('community.publish.columns')}</legend>
            <div className={classes.choices}>
              {items.map(({ id, title }) => (
                <label key={id} className={classes.choice}>
                  <input
                    type="checkbox"
                    checked={columnIds.includes(id)}
                    onChange={(event) => turn(id, event.currentTarget.checked)}
                  />
                  <bdi>{title}</bdi>
                </label>
              ))}
            </div>
          </fieldset>
        )
      }
    </OptionalPart>
  );
}
