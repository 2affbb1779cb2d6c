import { PEOPLE } from '@tawseel/contract/facts/roles';
import { escapeHtml } from '../../values/escape-html.ts';
import { GUIDE } from './guide.ts';
import type { OpenApi, Operation, Parameter, Response } from './openapi.ts';
import { type JsonSchema, refName } from './schemas.ts';

/** Returns a schema's type as HTML; a named schema is a link. */
function typeHtml(schema: JsonSchema): string {
  const name = refName(schema);
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  if (schema.items) return `[${typeHtml(schema.items)}]`;
  if (schema.anyOf) return schema.anyOf.map(typeHtml).join(' or ');
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  return [schema.type ?? 'any'].flat().join(' or ');
}

/** Returns a table row per field, with nested fields after their parent: `parcelSize`, `parcelSize.length`. */
function fieldRows(schema: JsonSchema, at = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : ' <small>optional</small>';
    const row = `<tr><td><code>${escapeHtml(at + name)}</code>${optional}</td><td><code>${typeHtml(property)}</code></td><td>${escapeHtml(property.description ?? '')}</td></tr>`;
    const within = property.items
      ? fieldRows(property.items, `${at}${name}[].`)
      : fieldRows(property, `${at}${name}.`);
    return [row, ...within];
  });
}

function table(rows: readonly string[]): string {
  return rows.length > 0
    ? `<div class="scroll" tabindex="0"><table><tbody>${rows.join('')}</tbody></table></div>`
    : '';
}

/** Returns the fields of a schema as HTML, or of each alternative of a union. */
function fieldsHtml(schema: JsonSchema): string {
  return (schema.anyOf ?? [schema]).map((one) => table(fieldRows(one))).join('<p>or</p>');
}

function parameterRow({ name, in: location, required, schema, description = '' }: Parameter): string {
  const where = `in the ${location}${required ? '' : ', optional'}`;
  return `<tr><td><code>${escapeHtml(name)}</code> <small>${where}</small></td><td><code>${typeHtml(schema)}</code></td><td>${escapeHtml(description)}</td></tr>`;
}

const isPerson = (name: string) => PEOPLE.some((role) => role === name);

function rolesOf({ security }: Operation): string {
  if (security.length === 0) return 'open to all';
  const names = security.flatMap((one) => Object.keys(one));
  return names.map((name) => (isPerson(name) ? name : `API key for ${name}`)).join(' or ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Returns the example call as a curl command. */
function curl(method: string, path: string, operation: Operation): string {
  const examples = (location: Parameter['in']) =>
    (operation.parameters ?? []).filter((one) => one.in === location && one.example !== undefined);
  const filled = examples('path').reduce(
    (made, { name, example }) => made.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const query = new URLSearchParams(
    Object.fromEntries(examples('query').map(({ name, example }) => [name, String(example)])),
  );
  const body = operation.requestBody?.content['application/json']?.example;
  const key = operation.security.some((one) => !Object.keys(one).every(isPerson)) ? 'tws_…' : '…';
  const headers = [
    ...(operation.security.length > 0 ? [`Authorization: Bearer ${key}`] : []),
    ...examples('header').map(({ name, example }) => `${name}: ${example}`),
    ...(body === undefined ? [] : ['Content-Type: application/json']),
  ];
  return [
    `curl -X ${method.toUpperCase()} ${quoted(`https://tawseel.example${filled}${query.size > 0 ? `?${query}` : ''}`)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    ...(body === undefined ? [] : [`-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ].join(' \\\n  ');
}

function callSection(method: string, path: string, operation: Operation, api: OpenApi): string {
  const [[status, success], ...refusals] = Object.entries(operation.responses).map(([code, response]) => [
    code,
    '$ref' in response ? api.components.responses[response.$ref.split('/').at(-1)!]! : response,
  ]) as [[string, Response], ...[string, Response][]];
  const [type, { schema: reply, example }] = Object.entries(success.content ?? {})[0]!;
  const bodies = operation.requestBody?.content;
  const body = bodies?.['application/json']?.schema;
  const bodyName = body && refName(body);
  const refused = refusals.map(
    ([code, { description }]) => `<li><b>${code}</b> ${escapeHtml(description)}</li>`,
  );
  const forShops = operation.security.length > 1;
  const replyText = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}. <span class="who">For: ${escapeHtml(rolesOf(operation))}.</span></p>
${table((operation.parameters ?? []).map(parameterRow))}
${body ? `<h4>Body${bodies?.['multipart/form-data'] ? ', JSON or form data' : ''}</h4>${fieldsHtml(bodyName ? api.components.schemas[bodyName]! : body)}` : ''}
<h4>Reply ${status}${type === 'application/json' ? '' : `, ${type}`}</h4>${reply.properties || reply.anyOf ? fieldsHtml(reply) : `<p><code>${typeHtml(reply)}</code></p>`}
<details${forShops ? ' open' : ''}><summary>Example</summary><pre tabindex="0">${escapeHtml(curl(method, path, operation))}</pre><pre tabindex="0">${escapeHtml(replyText)}</pre></details>
<details><summary>Refusals</summary><ul>${refused.join('')}</ul></details>
</article>`;
}

function guideHtml(): string {
  return GUIDE.map(
    ({ title, text, code }) => `<h2>${escapeHtml(title)}</h2>
${text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}
${code ? `<pre tabindex="0">${escapeHtml(code)}</pre>` : ''}`,
  ).join('\n');
}

/** Returns the document as one HTML page that needs no script. */
export function docsPage(api: OpenApi): string {
  const { info, tags, paths, components } = api;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const callsOf = (area: string) => calls.filter(({ operation }) => operation.tags.includes(area));
  const links = tags.map(({ name }) => `<li><a href="#area-${name}">${name}</a></li>`).join('');
  const sections = tags.map(
    ({ name, description }) => `<section><h2 id="area-${name}">${name}</h2><p>${escapeHtml(description)}.</p>
${callsOf(name)
  .map(({ method, path, operation }) => callSection(method, path, operation, api))
  .join('\n')}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<article><h3 id="schema-${name}">${name}</h3>${fieldsHtml(schema)}</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="/favicon.svg"></head>
<body><nav aria-label="Areas"><h1>${escapeHtml(info.title)}</h1><ul><li><a href="#guide">guide</a></li>${links}<li><a href="#schemas">schemas</a></li></ul>
<p><a href="/api/openapi.json">openapi.json</a></p></nav>
<main><section id="guide">${guideHtml()}</section>${sections.join('\n')}<section><h2 id="schemas">schemas</h2>${schemas.join('\n')}</section></main></body></html>`;
}
