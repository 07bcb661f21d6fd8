import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchParams } from '../../contracts/requests.ts';
import type { SceneFormat } from '../../contracts/scene.ts';
import { drawnQuery, scene, sceneQuery, sceneRequest } from '../../contracts/scene.ts';
import { varyBy } from '../../doors/vary.ts';
import type { Scene } from '../../engine/index.ts';
import type { Answer } from '../../services/problem.ts';
import { good } from '../../services/problem.ts';
import { readScene, sceneOfState } from '../../services/reading/scenes.ts';
import { bestOf } from '../accept.ts';
import type { RestApp } from '../rest-app.ts';
import { replies, withPictures } from './replies.ts';

const tags = ['scenes'];

/** What each media type is as a format; the first is what is given to whoever asks for nothing or for nothing that there is. */
const FORMATS = {
  'application/json': 'json',
  'text/plain': 'text',
  'image/svg+xml': 'svg',
  'image/png': 'png',
} as const satisfies Record<string, SceneFormat>;

const TYPES = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

const CONTENT = { text: 'text/plain; charset=utf-8', svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;

/** A scene in the format that is wanted, by `format` or else by Accept. */
async function drawn(
  { call, headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<Scene>,
  format: SceneFormat | undefined,
): Promise<Answer<Scene | Buffer>> {
  if (format === undefined) varyBy(reply, 'Accept');
  const wanted = format ?? FORMATS[bestOf(headers.accept, TYPES) ?? 'application/json'];
  if (!answer.ok || wanted === 'json') return answer;
  const picture = await call.pictures.draw(answer.value, wanted);
  // A program that shows an SVG by itself runs nothing that is in it.
  reply.type(CONTENT[wanted]).header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  return good(picture);
}

/** What the table looks like, as data and in pictures. */
export function sceneRoutes(app: RestApp): void {
  app.get(
    '/v1/matches/:id/scene',
    {
      config: { needs: 'matches:read', seat: true, cost: 2 },
      schema: {
        operationId: 'scene',
        summary: 'The table after a ply, as anybody can show it',
        description:
          'As data, or drawn in text, SVG or PNG, by `Accept` or by `format`. It shows what the viewer may see, and nothing else.',
        tags,
        params: matchParams,
        querystring: sceneQuery,
        response: withPictures(replies(scene, 'The scene.', [400, 404, 409, 410, 422])),
      },
    },
    async (request, reply) => {
      const { ply, viewer, format, texts } = request.query;
      return drawn(request, reply, await readScene(request.call, request.params.id, { ply, viewer, texts }), format);
    },
  );

  app.post(
    '/v1/scenes',
    {
      config: { needs: 'adjudicate', seat: true, cost: 2 },
      schema: {
        operationId: 'sceneOfState',
        summary: 'The table of a state that you hold, as anybody can show it; nothing is stored',
        description:
          'The state is open or sealed. Behind a seal only a judge may look: anybody else gets what a spectator sees. ' +
          'As data, or drawn in text, SVG or PNG, by `Accept` or by `format`.',
        tags,
        body: sceneRequest,
        querystring: drawnQuery,
        response: withPictures(replies(scene, 'The scene.', [403, 404, 409, 422])),
      },
    },
    async (request, reply) => {
      const { viewer, format, texts } = request.query;
      return drawn(request, reply, await sceneOfState(request.call, request.body, viewer, texts), format);
    },
  );
}
