import { CertificateKind } from '@shuyuan/contract/certificates/certificate-kind';
import { readCertificatePdf } from '@shuyuan/contract/certificates/certificate-record.wire';
import { listCertificateHolders, revokeCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { type Language, languages } from '@shuyuan/contract/kernel/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { codeOfPdf, linesOfPdf, widthsOfPdf } from '../../../world/tests/training/test-pdf.ts';
import { drawCertificate } from './draw-certificate.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
beforeAll(async () => {
  world = await openWorld();
  certificates = certificatesOf(world);
});
afterAll(() => world.close());

const award = {
  kind: CertificateKind.certificate,
  title: '车间安全上岗证',
  holderName: '林知远',
  companyName: '书院示例公司',
  number: 'SY26-7K3M-Q9XD-4F8M',
  issuedAt: new Date('2026-11-18T02:00:00Z'),
  expiresAt: new Date('2028-11-18T16:00:00Z'),
  timeZone: 'Asia/Shanghai',
};
const address = `https://learn.example.com/#/certificate/${award.number}`;

async function print(over: Partial<typeof award>, language: Language): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await drawCertificate({ ...award, ...over }, { language, address }))
    pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const names = [
  '林知远',
  '欧阳玥喆堃',
  'محمد عبد الله الأحمدي',
  'لامياء إبراهيم آل سعيد',
  'محمّد الشدّاد',
  'مُحَمَّد الشَّدَّاد',
  'زكيّ 3 الكعبي',
  'الكلّ كلّية 2026',
  'سارة (النجّار)',
  'أَحْمَدُ المدقّق ISO 9001',
  'Łukasz Nguyễn',
  'Ольга Ёлкина',
];

test.for(languages)('[D-188] the text of a certificate in %s has the names as they are written', async (language) => {
  for (const holderName of names) {
    const lines = await linesOfPdf(await print({ holderName }, language));
    expect(lines).toContain(holderName.normalize('NFKC'));
    expect(lines).toContain(award.title);
    expect(lines.join(' ')).toContain(award.number);
  }
});

test('[D-188] an Arabic title and company come out as they are written', async () => {
  const lines = await linesOfPdf(await print({ title: 'شهادة السلامة المهنية', companyName: 'شركة النور' }, 'ar'));
  expect(lines).toContain('شهادة السلامة المهنية');
  expect(lines.join(' ')).toContain('شركة النور');
  expect(lines).toEqual(expect.arrayContaining(['18 نوفمبر 2026', '18 نوفمبر 2028']));
});

test.for(languages)('[D-188] the code of a certificate in %s is the address of the checking page', async (language) => {
  expect(await codeOfPdf(await print({}, language))).toBe(address);
});

test('[D-188] a name and a title of a hundred letters stay on the page', async () => {
  for (const letter of ['长', 'W', 'ن']) {
    const long = letter.repeat(100);
    const { left, right, page } = await widthsOfPdf(await print({ holderName: long, title: long }, 'cn'));
    expect(left).toBeGreaterThan(30);
    expect(right).toBeLessThan(page - 30);
  }
});

test('[D-188] the holder and the manager print an award; nobody else, and none that was revoked', async () => {
  const [lin, shen] = [await certificates.as('linzhiyuan'), await certificates.as('shenruoxi')];
  const course = await certificates.course();
  const certificateId = await certificates.publish({ requirements: [course.asked] });
  await course.finish('linzhiyuan');
  await certificates.work();
  const [held] = (await shen.call(listCertificateHolders, { id: certificateId })).body.items;
  const { id = '', number = '' } = held ?? {};
  const call = (by: TestWorld['visitor'], language: Language = 'cn') => by.call(readCertificatePdf, { id, language });
  for (const by of [lin, shen]) {
    const { status, headers, bytes } = await call(by);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(await linesOfPdf(bytes)).toContain('林知远');
    expect(await codeOfPdf(bytes)).toMatch(new RegExp(`#/certificate/${number}$`));
  }
  const others = [await certificates.as('tanmuyang'), await certificates.welcomeOutsider()];
  const before = await certificates.snapshot();
  for (const by of others) expect((await call(by)).status).toBe(404);
  expect((await call(world.visitor)).status).toBe(401);
  expect((await lin.call(readCertificatePdf, { id: 'nothing', language: 'cn' })).status).toBe(404);
  expect(await certificates.snapshot()).toEqual(before);
  await shen.call(revokeCertificate, { id, reason: '资料有误' });
  expect((await call(lin)).body).toMatchObject({ errorCode: errorTable['certificate.wrong-state'].number });
});
