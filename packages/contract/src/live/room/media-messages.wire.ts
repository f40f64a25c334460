import { z } from 'zod';

const ticket = z.string().min(1).max(2_000);

/** The first message on the socket of a broadcast (media-protocol.ts). */
export const mediaHello = z.discriminatedUnion('t', [
  z.object({ t: z.literal('watch'), ticket }),
  z.object({
    t: z.literal('send'),
    ticket,
    mimeType: z
      .string()
      .max(100)
      .regex(/^(video|audio)\/(webm|mp4)(;|$)/),
  }),
]);
