import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ColumnsField } from './ColumnsField.tsx';
import { KeptLine } from './KeptLine.tsx';
import classes from './Publish.module.css';
import { keptInput } from './publish-draft.ts';
import type { Voice } from './publish-place.ts';
import { PublishFields } from './PublishFields.tsx';
import type { usePublishDesk } from './use-publish-desk.ts';
import { usePublishForm } from './use-publish-form.ts';
import { usePublishing } from './use-publishing.ts';

type Props = { desk: ReturnType<typeof usePublishDesk>; voice: Voice };

/** COMM-09: writing something new. What cannot be sent is still kept. */
export function NewForm({ desk, voice }: Props) {
  const t = useT('share');
  const { kind, draft, keeper, kept, change, leaving, round } = desk;
  const onDone = (): void => {
    keeper.finish(voice);
    leaving.free();
  };
  const publish = usePublishing({ kind, onDone });
  const [isResting, setIsResting] = useState(false);
  const send = async (): Promise<void> => {
    setIsResting(true);
    await keeper.rest();
    setIsResting(false);
    publish.mutate({ kind, ...(voice !== null && { accountId: voice }), ...keptInput(draft, kind) });
  };
  const form = usePublishForm({
    kind,
    draft,
    error: publish.error,
    isPending: isResting || publish.isPending,
    send: () => void send(),
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <PublishFields
        place={`by ${voice ?? 'oneself'}`}
        kind={kind}
        draft={draft}
        round={round}
        errorOf={form.errorOf}
        onChange={change}
        onBusy={form.onBusy}
      />
      {voice !== null && (
        <ColumnsField accountId={voice} columnIds={draft.columnIds} onChange={(columnIds) => change({ columnIds })} />
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSending} disabled={form.isWaiting}>
          {t('community.publish.submit')}
        </Button>
        {form.isWaiting && <span className={classes.hint}>{t('community.publish.waiting')}</span>}
        <KeptLine kept={kept} />
      </div>
    </form>
  );
}
