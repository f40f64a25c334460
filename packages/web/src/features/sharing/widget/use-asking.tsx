import { createQuestion, listQuestions } from '@shuyuan/contract/community/question.wire';
import { showLastingNotice } from '../../../lib/notices.ts';
import { href } from '../../../lib/paths.ts';
import { useWrite } from '../../../lib/queries.ts';
import type { Share } from '../../../shared/sharing/share.ts';
import { useT } from '../../../lib/texts.ts';
import { askPost } from './ask-post.ts';
import type { useShareLinks } from './use-share-links.ts';

type ShareTask = {
  readonly share: Share;
  readonly links: ReturnType<typeof useShareLinks>;
  readonly onDone: () => void;
};

/** The notice waits: whoever wrote a post wants to see it. */
function leadToPost(id: string, text: string): void {
  showLastingNotice(`shared-${id}`, <a href={href('questionDetail', { id })}>{text}</a>);
}

/** Publishes a post with the link of what is shared. */
export function useAsking({ share, links, onDone }: ShareTask) {
  const t = useT('sharing');
  const publish = useWrite(createQuestion, {
    refreshes: [listQuestions],
    onSuccess: ({ id, state }) => {
      leadToPost(id, t(state === 'pending' ? 'sharing.ask.waits' : 'sharing.ask.done'));
      links.done('ask');
      onDone();
    },
  });
  return {
    isBusy: links.isPending || publish.isPending,
    ask: async (title: string, words: string): Promise<void> => {
      const link = await links.linkFor('ask');
      if (link !== null) publish.mutate(askPost({ title, words, name: share.title, link }));
    },
  };
}
