import { createReadStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FileEnding } from '@shuyuan/contract/files/file-kinds';
import { ToolFailed, type Tools } from '../../../platform/tools.ts';
import type { Made, Source } from './made.ts';

const secondsMax = 180;

/** Said, not guessed: whatever it cannot read it would take for a text, and show its bytes. */
const filters: Partial<Record<FileEnding, string>> = {
  doc: 'MS Word 97',
  docx: 'MS Word 2007 XML',
  xls: 'MS Excel 97',
  xlsx: 'Calc MS Excel 2007 XML',
  ppt: 'MS PowerPoint 97',
  pptx: 'Impress MS PowerPoint 2007 XML',
};

const option = (path: string, name: string, value: string): string =>
  `<item oor:path="/org.openoffice.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** A document must not act: no macro runs, and nothing it links to is fetched, inside our network least of all. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
${option('Office.Common/Security/Scripting', 'MacroSecurityLevel', '3')}
${option('Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true')}
${option('Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true')}
${option('Office.Calc/Content/Update', 'Link', '2')}
${option('Office.Writer/Content/Update', 'Link', '0')}
${option('Inet/Settings', 'ooInetProxyType', '2')}
${option('Inet/Settings', 'ooInetHTTPProxyName', '127.0.0.1')}
${option('Inet/Settings', 'ooInetHTTPProxyPort', '9')}
${option('Inet/Settings', 'ooInetHTTPSProxyName', '127.0.0.1')}
${option('Inet/Settings', 'ooInetHTTPSProxyPort', '9')}
</oor:items>
`;

/** An office document as pages: a PDF made by LibreOffice in a profile of its own, thrown away afterwards. */
export async function convertDocument(tools: Tools, { path, folder, ending, signal }: Source): Promise<Made> {
  const filter = filters[ending];
  if (filter === undefined) throw new ToolFailed(`no way to read .${ending}`);
  const settings = join(folder, 'profile');
  const out = join(folder, 'out');
  await mkdir(join(settings, 'user'), { recursive: true });
  await writeFile(join(settings, 'user', 'registrymodifications.xcu'), profile);
  const args = [
    `-env:UserInstallation=${pathToFileURL(settings).href}`,
    '--headless',
    '--norestore',
    '--nologo',
    `--infilter=${filter}`,
    '--convert-to',
    'pdf',
    '--outdir',
    out,
    path,
  ];
  await tools.run('soffice', args, { seconds: secondsMax, signal });
  const pdf = join(out, 'source.pdf');
  const made = await stat(pdf).catch(() => null);
  // It ends well even when it could not read the document.
  if (!made || made.size === 0) throw new ToolFailed('soffice made no PDF of this document');
  return {
    pieces: [{ name: 'pdf', contentType: 'application/pdf', size: made.size, open: () => createReadStream(pdf) }],
    seconds: null,
    size: null,
  };
}
