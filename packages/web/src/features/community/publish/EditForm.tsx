import { Button } from '@mantine/core';
import { useState } from 'react';
import { LeavingQuestion } from '../../../shared/leaving/LeavingQuestion.tsx';
import { useT } from '../../../lib/texts.ts';
import { useLeavingQuestion } from '../../../shared/leaving/use-leaving-question.ts';
import classes from './Publish.module.css';
import { draftOfPublished, type PublishDraft, type Published, publishInput } from './publish-draft.ts';
import { PublishFields } from './PublishFields.tsx';
import { usePublishForm } from './use-publish-form.ts';
import { openPublished, useChanging } from './use-publishing.ts';

/** COMM-10: no draft is kept of it: whoever leaves it half done is asked. */
export function EditForm({ published }: { published: Published }) {
  const t = useT('share');
  const { id, kind } = published;
  const [first] = useState(() => draftOfPublished(published));
  const [draft, setDraft] = useState<PublishDraft>(first);
  const { isAsking, settle, allow } = useLeavingQuestion(draft !== first);
  const change = useChanging({ kind, onDone: allow });
  const form = usePublishForm({
    kind,
    draft,
    error: change.error,
    isPending: change.isPending,
    send: () => change.mutate({ id, ...publishInput(draft, kind) }),
  });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <PublishFields
        place={`of ${id}`}
        kind={kind}
        draft={draft}
        round={0}
        isTried={form.isTried}
        errorOf={form.errorOf}
        onChange={(changed) => setDraft((now) => ({ ...now, ...changed }))}
        onBusy={form.onBusy}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={form.isSending} disabled={form.isWaiting}>
          {t('community.publish.save')}
        </Button>
        <Button variant="default" onClick={() => openPublished(id, kind)}>
          {t('community.publish.cancel')}
        </Button>
        {form.isWaiting && <span className={classes.hint}>{t('community.publish.waiting')}</span>}
      </div>
      <LeavingQuestion isAsking={isAsking} onAnswer={settle} />
    </form>
  );
}
