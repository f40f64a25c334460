import type { FastifyInstance } from 'fastify';
import { publicBodyBytes } from '../../../../platform/http/body-shape.ts';

type Receive = (message: { readonly body: string; readonly authorization: string }) => Promise<boolean>;

const path = '/live/stage/livekit';

/** Where LiveKit tells what happens in its rooms. What was signed is the text as it came, so it is not read before. */
export function addStageWebhook(http: FastifyInstance, receive: Receive): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: publicBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const isOurs = await receive({ body: String(request.body), authorization: request.headers.authorization ?? '' });
      return reply.code(isOurs ? 204 : 401).send();
    });
  });
}
