import { searchables } from '../../../app/searchables.ts';
import { engineIndexOf } from '../../../features/search/engine/engine-index.store.ts';
import { postgresIndex } from '../../../features/search/engine/postgres-index.store.ts';
import type { TextIndex } from '../../../features/search/engine/text-index.store.ts';
import { type FindQuery, listFound } from '../../../features/search/find/found.store.ts';
import { findReader, listStems } from '../../../features/search/find/reader.store.ts';
import {
  indexQuery,
  questionOf,
  scatteredWords,
  wholeWordsQuery,
} from '../../../features/search/find/search-question.ts';
import type { TestWorld } from '../../open-world.ts';
import { personAt } from '../../person-at.ts';

type Options = Partial<Pick<FindQuery, 'filters' | 'sort' | 'isOfTitles'>> & {
  readonly isTyped?: boolean;
  readonly isLoose?: boolean;
  readonly limit?: number;
  readonly account?: string;
};

/** Finds as a search does, by this index alone: nothing takes its place where it fails. */
export function findsOf(world: TestWorld, index: TextIndex) {
  const queryOf = async (asked: string, options: Options): Promise<FindQuery> => {
    const person = await personAt(world.installation.system, options.account ?? 'linzhiyuan', 0);
    const question = questionOf(asked);
    const {
      isTyped = false,
      isLoose = false,
      filters = {},
      sort = 'relevance',
      isOfTitles = false,
      limit = 1_000,
    } = options;
    const stems = isTyped ? new Map() : await listStems(person.read, question.words);
    return {
      reader: await findReader(person),
      searchables,
      query: indexQuery(question, { stems, isTyped, isLoose }),
      form: question.form,
      wholeWords: wholeWordsQuery(question),
      wanted: isLoose ? [] : scatteredWords(question),
      filters,
      sort,
      isOfTitles,
      limitOf: () => limit,
    };
  };
  const rows = async (asked: string, options: Options = {}) =>
    listFound(world.installation.system.read, await queryOf(asked, options), index);
  const both = async (asked: string, options: Options = {}) => {
    const query = await queryOf(asked, options);
    // Of two that stand at the same place in the order either may come first.
    const answerOf = async (by: TextIndex) => {
      const found = await listFound(world.installation.system.read, query, by);
      const order = Map.groupBy(found, ({ kind }) => kind);
      return {
        keys: found.map(({ kind, sourceId, part }) => `${kind} ${sourceId} ${part}`).toSorted(),
        places: new Map([...order].map(([kind, own]) => [kind, own.map((row) => [row.isInTitle, row.publishedAt])])),
      };
    };
    return [await answerOf(index), await answerOf(postgresIndex)] as const;
  };
  /** The things found, each once, in their order. */
  const ids = async (asked: string, options: Options = {}) => [
    ...new Set((await rows(asked, options)).map(({ sourceId }) => sourceId)),
  ];
  return { queryOf, rows, both, ids };
}

/** The engine of a world that has one. */
export function indexOfEngine({ installation }: TestWorld): TextIndex {
  const { textEngine } = installation.ports.external;
  if (!textEngine) throw new Error('this world has no engine');
  return engineIndexOf(textEngine);
}
