import type { OpenApi, Operation } from './openapi.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
};

/** A schema as people write it: `{name, street?, city: Dubai | Sharjah}`, `[…]` for a list. */
export function shape(schema: JsonSchema, depth = 0): string {
  const alternatives = schema.anyOf;
  if (alternatives) return [...new Set(alternatives.map((one) => shape(one, depth)))].join(' or ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) return `[${shape(schema.items, depth)}]`;
  if (!schema.properties) return [schema.type ?? 'any'].flat().join(' or ');
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(schema.properties).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${indent}${name}${optional}: ${shape(property, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

function who({ security }: Operation): string {
  if (security.length === 0) return 'open';
  return security
    .flatMap((one) => Object.keys(one))
    .map((name) => (name === 'administrator' ? 'administrator' : `${name} key`))
    .join(' or ');
}

function callSection(method: string, path: string, operation: Operation): string {
  const [status, success] = Object.entries(operation.responses)[0]!;
  const [type, { schema: reply }] = Object.entries(success.content ?? {})[0]!;
  const parameters = (operation.parameters ?? []).map(
    (one) =>
      `<li><code>${escapeHtml(one.name)}</code> in the ${one.in}${one.required ? '' : ', optional'}: <code>${escapeHtml(shape(one.schema as JsonSchema))}</code></li>`,
  );
  const refusals = Object.entries(operation.responses)
    .filter(([code]) => code !== status)
    .map(([code, { description }]) => `<li><b>${code}</b> ${escapeHtml(description)}</li>`);
  const body = operation.requestBody;
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. <span class="who">For: ${escapeHtml(who(operation))}.</span></p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? `<h4>Body${body.content['multipart/form-data'] ? ' (JSON or form data)' : ''}</h4><pre tabindex="0">${escapeHtml(shape(body.content['application/json']?.schema as JsonSchema))}</pre>` : ''}
<h4>Reply ${status}${type === 'application/json' ? '' : ` (${type})`}</h4><pre tabindex="0">${escapeHtml(shape(reply as JsonSchema))}</pre>
<details><summary>Refusals</summary><ul>${refusals.join('')}</ul></details>
</article>`;
}

/** The description as one plain page that needs no script. */
export function docsPage({ info, tags, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const ofArea = (area: string) => calls.filter(({ operation }) => operation.tags.includes(area));
  const links = tags.map(({ name }) => `<li><a href="#area-${name}">${name}</a></li>`).join('');
  const sections = tags.map(
    ({ name }) => `<section><h2 id="area-${name}">${name}</h2>
${ofArea(name)
  .map(({ method, path, operation }) => callSection(method, path, operation))
  .join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="/favicon.svg"></head>
<body><nav aria-label="Areas"><h1>${escapeHtml(info.title)}</h1><ul>${links}</ul>
<p><a href="/api/openapi.json">openapi.json</a></p></nav>
<main><p>${escapeHtml(info.description)}</p>${sections.join('\n')}</main></body></html>`;
}

export const docsStyle = `:root{color-scheme:light dark;--soft:light-dark(#5f5850,#b3aa9f);--line:light-dark(#e8e4de,#322e2a);--back:light-dark(#faf9f7,#131110);--code:light-dark(#f4f2ee,#1c1a18);--action:light-dark(#0c5f58,#66cdc1)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:14rem minmax(0,1fr);font:15px/1.5 system-ui,sans-serif;background:var(--back);color:light-dark(#1d1a17,#f4f1ec)}
nav{position:sticky;inset-block-start:0;align-self:start;block-size:100dvh;overflow:auto;padding:1.5rem;border-inline-end:1px solid var(--line)}nav h1{font-size:1.1rem;margin:0 0 1rem}nav ul{list-style:none;padding:0;margin:0}a{color:var(--action)}
main{padding:1.5rem 2rem 4rem;max-inline-size:60rem}h2{margin-block:2.5rem .5rem;text-transform:capitalize}article{padding-block:1rem;border-block-start:1px solid var(--line)}h3{font-size:1rem;margin:0;overflow-wrap:anywhere}h4{font-size:.8rem;margin:.75rem 0 .25rem;color:var(--soft)}
.method{display:inline-block;min-inline-size:4.2em;font:600 .75rem ui-monospace,monospace;color:var(--action)}.who{color:var(--soft)}code,pre{font-family:ui-monospace,monospace;font-size:.85rem}pre{margin:0;padding:.75rem 1rem;overflow:auto;border-radius:8px;background:var(--code);max-block-size:24rem}
@media(max-width:700px){body{display:block}nav{position:static;block-size:auto;border:0}main{padding:1rem}}`;
