import { BRAND_COLOURS, ON_COLOUR } from '@tawseel/contract/facts/brand-colours';
import type { Database } from '../../platform/engine/tables.ts';
import { beginPaper, END_OF_PAPER, FONTS } from '../../platform/http/paper.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { escapeHtml } from '../../platform/values/escape-html.ts';
import { findBusiness } from './store.ts';

type PlainMail = { to: string; subject: string; text: string; link: string; language: string };

/** Returns a mail from the business: its text, and the same as a page in the business's name and colour. */
export async function mailOfBusiness(db: Database, mail: PlainMail): Promise<Mail> {
  const { to, subject, text, link, language } = mail;
  const { tradeName, legalName, colour } = await findBusiness(db);
  const name = tradeName || legalName || 'Tawseel';
  const { light } = BRAND_COLOURS[colour];
  const style = `
body { margin: 0; color: #1d1a17; font: 16px/1.6 ${FONTS} }
header { padding: 1rem; color: ${ON_COLOUR.light}; background: ${light}; font-weight: 700 }
main { padding: 0 1rem; overflow-wrap: anywhere }
a { color: ${light} }
`;
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((part) => `<p>${part === link ? anchor : escapeHtml(part)}</p>`);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const start = beginPaper({ language, direction, title: subject, style });
  const html = `${start}<header>${escapeHtml(name)}</header><main>${paragraphs.join('')}</main>${END_OF_PAPER}`;
  return { from: name, to, subject, text, html };
}
