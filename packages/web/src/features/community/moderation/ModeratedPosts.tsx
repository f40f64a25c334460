import { questionStates } from '@shuyuan/contract/community/question-life';
import { listModerated } from '@shuyuan/contract/community/question-action.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { QuestionList } from '../questions/QuestionList.tsx';
import { ModeratePost } from './ModeratePost.tsx';
import { PostTools } from './PostTools.tsx';

/** Everything published, by state; what waits stands first where no state is asked for. */
export function ModeratedPosts() {
  const t = useT('admin');
  const { state: asked, search = '' } = useSearchParams();
  const paging = usePaging();
  const state = questionStates.find((name) => name === asked);
  const read = useRead(
    listModerated,
    { ...paging, ...(search && { search }), ...(state && { state }) },
    { claims: 'notices', placeholderData: keepPreviousData },
  );
  return (
    <Panel>
      <PostTools state={state} search={search} />
      <QuestionList
        label={t('admin.moderation.posts')}
        read={read}
        paging={paging}
        Actions={ModeratePost}
        onPage={(next) => changeSearch({ ...next })}
      />
    </Panel>
  );
}
