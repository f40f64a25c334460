import { packLimits as limits } from '@shuyuan/contract/centre/packs/pack-limits';
import { listPacks } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { pushPack } from '@shuyuan/contract/centre/packs/push.wire';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { type DraftForm, refusalsOfForm, useDraftForm } from '../../../../shared/forms/use-draft-form.ts';
import { useLeavingQuestion } from '../../../../shared/leaving/use-leaving-question.ts';
import { emptyDraft, previewInputOf, type PushDraft, wrongFieldsOf } from './push-draft.ts';

/** The draft of a pack, and pushing it. */
export function usePushForm() {
  const t = useT('packs');
  const form = useDraftForm<PushDraft>({
    initial: emptyDraft,
    problemsOf: (draft, now) => {
      const wrong = wrongFieldsOf(draft, now);
      return {
        title: wrong.title ? t('packs.name.wrong', { max: limits.title }) : null,
        message: wrong.message ? t('packs.message.wrong', { max: limits.message }) : null,
        items: wrong.items ? t('packs.items.missing') : null,
        people: wrong.people ? t('packs.chosen.missing') : null,
        day: wrong.day ? t('packs.day.wrong') : null,
      };
    },
    eager: ['message'],
    refusals: refusalsOfForm([
      'pack.not-ready',
      'pack.unknown-person',
      'pack.too-many-people',
      'course.unknown-content',
      'sensitive.found',
    ]),
  });
  const leaving = useLeavingQuestion(form.isDirty);
  const pushing = useWrite(pushPack, {
    claims: form.claims,
    refreshes: [listPacks],
    onSuccess: ({ id }) => {
      leaving.allow();
      showNotice(t('packs.push.done'), 'success');
      go('directorPush', { id });
    },
  });
  const push = (): void =>
    form.submit((draft) => {
      const input = previewInputOf(draft, Date.now());
      if (!input) return;
      const { title, message } = draft;
      pushing.mutate({ ...input, title: title.trim(), message: message.trim() }, { onError: form.refuse });
    });
  return { form, leaving, push, isBusy: pushing.isPending };
}

export type PushFormProps = { form: DraftForm<PushDraft> };
