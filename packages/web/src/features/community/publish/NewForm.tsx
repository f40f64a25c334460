import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { ColumnsField } from './fields/ColumnsField.tsx';
import { KeptLine } from './KeptLine.tsx';
import classes from './Publish.module.css';
import { keptInput } from './publish-draft.ts';
import { PublishFields } from './PublishFields.tsx';
import type { usePublishEditor } from './use-publish-editor.ts';
import { useKnownCircle } from './fields/use-named-circle.ts';
import { usePublishForm } from './use-publish-form.ts';
import { usePublishing } from './use-publishing.ts';

type Props = { editor: ReturnType<typeof usePublishEditor> };

/** COMM-09: writing something new. What cannot be sent is still kept. */
export function NewForm({ editor }: Props) {
  const t = useT('share');
  const { voice, kind, draft, keeper, kept, change, leaving, round } = editor;
  const onDone = (): void => {
    keeper.finish(voice);
    leaving.free();
  };
  useKnownCircle(draft.circleId, () => change({ circleId: null }));
  const publish = usePublishing({ kind, onDone });
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    setIsSending(true);
    await keeper.rest();
    await publish
      .mutateAsync({ kind, ...(voice !== null && { accountId: voice }), ...keptInput(draft, kind) })
      // Said at its field or in a notice; the draft is all there is of it again.
      .catch(() => keeper.wake());
    setIsSending(false);
  };
  const form = usePublishForm({
    kind,
    draft,
    error: publish.error,
    isPending: isSending,
    send: () => void send(),
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <PublishFields
        place={`by ${voice ?? 'oneself'}`}
        kind={kind}
        draft={draft}
        round={round}
        isTried={form.isTried}
        errorOf={form.errorOf}
        onChange={change}
        onBusy={form.onBusy}
      />
      {voice !== null && (
        <ColumnsField
          accountId={voice}
          columnIds={draft.columnIds}
          error={form.errorOf('columnIds')}
          onChange={(columnIds) => change({ columnIds })}
        />
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
