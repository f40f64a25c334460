import { listAccountColumns } from '@shuyuan/contract/community/column.wire';
import { maxAccountColumns } from '@shuyuan/contract/community/columns';
import { useEffect } from 'react';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import classes from '../Publish.module.css';

type Props = {
  accountId: string;
  columnIds: readonly string[];
  error: string | null;
  onChange: (columnIds: readonly string[]) => void;
};

/** COMM-32: the columns of the account it joins at once; nothing stands here while there are none. */
export function ColumnsField({ accountId, columnIds, error, onChange }: Props) {
  const t = useT('share');
  const { data, refetch } = useRead(
    listAccountColumns,
    { enjoyId: accountId, page: 1, pageSize: maxAccountColumns },
    { claims: 'all' },
  );
  // A refusal knows more than the list that was read before it.
  useEffect(() => {
    if (error !== null) void refetch();
  }, [error, refetch]);
  const columns = data?.items ?? [];
  // What is chosen and cannot be shown would be refused for ever: it stands here until it is let go.
  const lost = data || error !== null ? columnIds.filter((id) => !columns.some((one) => one.id === id)) : [];
  const choices = [...columns, ...lost.map((id) => ({ id, title: t('community.publish.columns.lost') }))];
  const turn = (id: string, isOn: boolean): void =>
    onChange(isOn ? [...columnIds, id] : columnIds.filter((one) => one !== id));
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('community.publish.columns')}</legend>
      <div className={classes.choices}>
        {choices.map(({ id, title }) => (
          <label key={id} className={classes.choice}>
            <input
              type="checkbox"
              checked={columnIds.includes(id)}
              aria-invalid={lost.includes(id)}
              onChange={(event) => turn(id, event.currentTarget.checked)}
            />
            <bdi>{title}</bdi>
          </label>
        ))}
      </div>
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
