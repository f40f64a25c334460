import type { OfferedMedia } from '../embedded/read-offer.ts';
import type { FeedPlace } from '../stage-engine.ts';
import type { JanusHandle } from './janus-link.ts';
import { type JanusNode, numberOf } from './janus-node.ts';

/** A feed at the node it is published to, and the nodes it goes on to. */
export type JanusFeed = FeedPlace & {
  readonly node: JanusNode;
  readonly handle: JanusHandle;
  readonly media: readonly OfferedMedia[];
  readonly edges: Map<JanusNode, Promise<void>>;
  isUp: boolean;
  /** Janus gives a feed to nobody before its own line is up. */
  readonly up: PromiseWithResolvers<void>;
};

const codecs = { audio: 'opus', video: 'vp8' } as const;

export const numbersOf = ({ room, feedId }: FeedPlace): { room: number; feed: number } => ({
  room: numberOf(room),
  feed: numberOf(JSON.stringify([room, feedId])),
});

/** Each edge of a feed has a name at its home. */
const edgeName = ({ host }: JanusNode, port: unknown): string => `${host}:${String(port)}`;

/**
 * Brings a feed to another node: that one opens ports for it and lists it as its own, its home sends there what it
 * receives. Viewers of the edge then cost the home nothing more.
 */
async function cascade(feed: JanusFeed, edge: JanusNode): Promise<void> {
  const { room, feed: id } = numbersOf(feed);
  await edge.ensureRoom(room);
  const streams = feed.media.map(({ kind, mid }, mindex) => ({ type: kind, mindex, mid, codec: codecs[kind] }));
  const opened = await edge.request({ request: 'add_remote_publisher', room, id, display: 'edge', streams });
  const { port, rtcp_port } = opened;
  await feed.node.request({
    request: 'publish_remotely',
    room,
    publisher_id: id,
    remote_id: edgeName(edge, port),
    host: edge.host,
    port,
    rtcp_port,
  });
}

/** Once for each edge, however many ask for it at the same time. */
export function reachEdge(feed: JanusFeed, edge: JanusNode): Promise<void> {
  if (edge === feed.node) return Promise.resolve();
  const known = feed.edges.get(edge);
  if (known) return known;
  const reached = cascade(feed, edge);
  feed.edges.set(edge, reached);
  reached.catch(() => feed.edges.delete(edge));
  return reached;
}

/** The home stops sending with its publisher; what the edges list has to be taken off there. */
export async function leaveEdges(feed: JanusFeed): Promise<void> {
  const { room, feed: id } = numbersOf(feed);
  const edges = [...feed.edges.keys()];
  feed.edges.clear();
  await Promise.allSettled(edges.map((edge) => edge.request({ request: 'remove_remote_publisher', room, id })));
}
