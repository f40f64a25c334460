/** D-188: what becomes of an award whose mark falls below what was asked for. */
export const certificateRegradeRules = ['keep', 'revoke'] as const;
export type CertificateRegradeRule = (typeof certificateRegradeRules)[number];
