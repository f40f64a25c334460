import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/answers';
import { texts as cn } from '@shuyuan/i18n/packs/cn/answers';
import { texts as en } from '@shuyuan/i18n/packs/en/answers';
import { texts as es } from '@shuyuan/i18n/packs/es/answers';
import { texts as fr } from '@shuyuan/i18n/packs/fr/answers';
import { texts as ru } from '@shuyuan/i18n/packs/ru/answers';

const packs: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };

/** The printed words of a certificate, in the language it is wanted in. */
export function certificateWords(language: Language, kind: CertificateKind) {
  const pack = packs[language];
  const isMicro = kind === CertificateKind.micro;
  return {
    kind: pack[isMicro ? 'certificates.pdf.micro' : 'certificates.pdf.certificate'],
    awardedTo: pack['certificates.pdf.awardedTo'],
    done: pack['certificates.pdf.done'],
    company: pack['certificates.pdf.company'],
    issued: pack['certificates.pdf.issued'],
    until: pack['certificates.pdf.until'],
    forever: pack['certificates.pdf.forever'],
    number: pack['certificates.pdf.number'],
    checkAt: pack['certificates.pdf.checkAt'],
  };
}
