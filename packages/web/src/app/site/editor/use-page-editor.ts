import * as wire from '@shuyuan/contract/site/page.wire';
import type { PageModule } from '@shuyuan/contract/site/page-modules';
import type { PageContent } from '@shuyuan/contract/site/page-kinds';
import { useState } from 'react';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { reloadPerson } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { inputOf, type ManagedPage, pageDraft } from './page-draft.ts';

const refreshes = [wire.listManagedPages, wire.readManagedPage, wire.readPage, wire.listNavigation];

/** The page as it is worked on, what is stored of it, and what can be done with it. */
export function usePageEditor(page: ManagedPage) {
  const t = useT('site');
  const [saved, setSaved] = useState(() => ({ content: pageDraft(page), revision: page.revision }));
  const [content, setContent] = useState(saved.content);
  const [state, setState] = useState({ isPublished: page.isPublished, hasDraft: page.hasDraft });
  const isDirty = content !== saved.content && JSON.stringify(content) !== JSON.stringify(saved.content);
  const options = { refreshes };
  const save = useWrite(wire.savePage, options);
  const publish = useWrite(wire.publishPage, options);
  const discard = useWrite(wire.discardDraft, options);
  const withdraw = useWrite(wire.withdrawPage, options);
  const { id } = page;
  const keep = async (): Promise<number> => {
    if (!isDirty) return saved.revision;
    const { revision } = await save.mutateAsync({ id, revision: saved.revision, ...inputOf(content) });
    setSaved({ content, revision });
    setState((before) => ({ ...before, hasDraft: true }));
    return revision;
  };
  /** A refusal has been shown by then; the draft stays as it is. */
  const run = async (work: () => Promise<void>): Promise<void> => {
    await work().catch(() => undefined);
  };
  return {
    content,
    isDirty,
    ...state,
    isBusy: [save, publish, discard, withdraw].some(({ isPending }) => isPending),
    change: (part: Partial<PageContent>) => setContent((before) => ({ ...before, ...part })),
    changeModule: (moduleId: string, part: Partial<PageModule>) =>
      setContent((before) => ({
        ...before,
        modules: before.modules.map((one) => (one.id === moduleId ? { ...one, ...part } : one)),
      })),
    save: () =>
      run(async () => {
        await keep();
        showNotice(t('site.editor.saved'), 'success');
      }),
    publish: () =>
      run(async () => {
        const { revision } = await publish.mutateAsync({ id, revision: await keep() });
        setSaved({ content, revision });
        setState({ isPublished: true, hasDraft: false });
        showNotice(t('site.editor.published'), 'success');
        await reloadPerson();
      }),
    discard: () =>
      run(async () => {
        if (!page.published || !state.hasDraft) {
          setContent(saved.content);
          return;
        }
        const { revision } = await discard.mutateAsync({ id, revision: saved.revision });
        const published = pageDraft(page.published);
        setSaved({ content: published, revision });
        setContent(published);
        setState((before) => ({ ...before, hasDraft: false }));
      }),
    withdraw: () =>
      run(async () => {
        const { revision } = await withdraw.mutateAsync({ id, revision: saved.revision });
        setSaved({ content: saved.content, revision });
        setState({ isPublished: false, hasDraft: true });
        showNotice(t('site.editor.withdrawn'), 'success');
        await reloadPerson();
      }),
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;
