export { createAuthenticator } from './authenticate.ts';
