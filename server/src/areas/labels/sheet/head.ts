import type { Tables } from '../../../platform/engine/tables.ts';
import { escapeHtml } from '../../../platform/values/escape-html.ts';
import { logoDataUrl } from '../../business/store.ts';

type Business = Tables['business'];

/** Returns the definition of the logo, once per page; each label refers to it. */
export function logoOf(business: Business): string {
  const logo = logoDataUrl(business);
  if (logo === '') return '';
  return `<svg class="defs" width="0" height="0" aria-hidden="true"><defs><image id="logo" width="180" height="110" preserveAspectRatio="xMinYMid meet" href="${logo}"/></defs></svg>`;
}

/** Returns the header of each label with the business's details; empty if it has no name yet. */
export function headOf(business: Business | undefined): string {
  if (!business) return '<header class="head"></header>';
  const { logo, trade_name, legal_name, legal_name_ar, phone, trn } = business;
  const name = trade_name || legal_name;
  const picture =
    logo === ''
      ? ''
      : '<svg class="logo" width="18mm" height="11mm" viewBox="0 0 180 110"><use href="#logo"/></svg>';
  const contact = [phone && `<bdi dir="ltr">${escapeHtml(phone)}</bdi>`, trn && `TRN ${escapeHtml(trn)}`];
  const names = `<p class="two strong" dir="auto">${escapeHtml(name)}</p>`;
  const inArabic = `<p class="two strong" lang="ar" dir="rtl">${escapeHtml(legal_name_ar)}</p>`;
  return `<header class="head">${picture}<div class="who"><div class="names">${names}${inArabic}</div><p class="one">${contact.filter(Boolean).join(' · ')}</p></div></header>`;
}
