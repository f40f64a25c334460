import { listTopicTypes, quickAddTopic, selectHotTopics, selectTopics } from '@shuyuan/contract/community/topics.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../lib/queries.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok } from '../../lib/test-transport.ts';
import { loadGroups } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { TopicField } from './TopicField.tsx';
import type { ChosenTopic } from './use-topic-choice.ts';

const card = (id: string, name: string) => ({
  id,
  name,
  typeId: 'k1',
  typeName: 'Making',
  desc: '',
  attentionId: null,
  attentionNum: 0,
  accountNum: 0,
});

/** A server with some topics, and what it was asked for. */
export async function topicServer() {
  const added: (string | null)[] = [];
  const hotPages: (string | null)[] = [];
  const server = await freshClient('en');
  await loadGroups('en', ['share']);
  const items = [
    { id: 'k1', name: 'Making' },
    { id: 'k2', name: '' },
  ];
  server.answer(listTopicTypes, ok({ items }));
  server.answer(selectHotTopics, ({ query }) => {
    hotPages.push(query.get('page'), query.get('pageSize'));
    return ok({ items: [card(`h${query.get('page')}`, `Hot ${query.get('page')}`)], recordCount: 12 });
  });
  server.answer(selectTopics, ({ query }) =>
    ok({ items: query.get('search') ? [] : [{ id: 't1', name: 'Lean', typeId: 'k1' }] }),
  );
  server.answer(quickAddTopic, ({ body }) => {
    const name = new URLSearchParams(body).get('name');
    added.push(name);
    return ok({ id: `n${added.length}`, name, typeId: 'k2' });
  });
  return { server, added, hotPages };
}

/** How often the form was sent. */
export const submitted: string[] = [];

function Form({ first, max }: { first: readonly ChosenTopic[]; max?: number }) {
  const [topics, setTopics] = useState(first);
  return (
    <form onSubmit={() => void submitted.push('sent')}>
      <TopicField label="Topics" topics={topics} onChange={setTopics} {...(max !== undefined && { max })} />
      <output>{topics.map(({ name }) => name).join(', ')}</output>
    </form>
  );
}

/** A form with a field of topics; what is chosen stands in its output. */
export const openForm = (first: readonly ChosenTopic[] = [], max?: number) =>
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Form first={first} {...(max !== undefined && { max })} />
    </QueryClientProvider>,
  );
