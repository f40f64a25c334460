import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addWeb } from '../platform/http/web.ts';

const webFolder = resolve(import.meta.dirname, '..', '..', '..', 'web', 'dist');

/** The built client of this repository, if there is one. */
export const addClient = (http: FastifyInstance, base: string): Promise<boolean> => addWeb(http, base, webFolder);
