/** D-188: the same machinery under two names; a micro-certificate stands for something small. */
export const CertificateKind = { certificate: 1, micro: 2 } as const;
export type CertificateKind = (typeof CertificateKind)[keyof typeof CertificateKind];

export const certificateKindLabels = {
  [CertificateKind.certificate]: 'certificates.kind.certificate',
  [CertificateKind.micro]: 'certificates.kind.micro',
} as const satisfies Record<CertificateKind, string>;
