import { shape } from '../server/src/http/docs-page.ts';
import type { OpenApi, Operation } from '../server/src/http/openapi.ts';

type Json = Parameters<typeof shape>[0];
type Content = Record<string, { schema: unknown }> | undefined;

function schemaIn(content: Content): Json {
  // The OpenAPI document is ours, so what stands under a type is a JSON schema.
  const [only] = Object.values(content ?? {});
  return (only?.schema ?? {}) as Json;
}

function who({ security }: Operation): string {
  const names = security.flatMap((one) => Object.keys(one));
  const words = names.map((name) =>
    name === 'administrator' ? "an administrator's token" : `an ${name} key`,
  );
  return words.join(' or ') || 'nothing: the call is open';
}

function block(title: string, text: string): string {
  return `${title}\n\n\`\`\`\n${text}\n\`\`\``;
}

type Call = { method: string; path: string; operation: Operation };

/** `404 No such warehouse`, for each answer after the first, which is the success. */
function refusalsOf({ operation }: Call): string[] {
  const [, ...refusals] = Object.entries(operation.responses);
  return refusals.map(([status, { description }]) => `${status} ${description}`);
}

/** What many calls refuse in the same words is said once. */
function commonRefusals(calls: Call[]): string[] {
  const counts = new Map<string, number>();
  for (const refusal of calls.flatMap(refusalsOf)) counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > calls.length / 4).map(([refusal]) => refusal);
}

function section(call: Call, common: string[]): string {
  const { method, path, operation } = call;
  const [status, success] = Object.entries(operation.responses)[0]!;
  const refusals = refusalsOf(call).filter((refusal) => !common.includes(refusal));
  const parameters = (operation.parameters ?? []).map(
    (one) =>
      `- \`${one.name}\` in the ${one.in}${one.required ? '' : ', optional'}: ${shape(one.schema as Json)}`,
  );
  const content = operation.requestBody?.content;
  const type = Object.keys(success.content ?? {}).find((name) => name !== 'application/json');
  const formToo = content?.['multipart/form-data'] ? ', as JSON or form data' : '';
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${operation.summary}. Wants ${who(operation)}.`,
    ...(parameters.length > 0 ? [parameters.join('\n')] : []),
    ...(content ? [block(`Body${formToo}:`, shape(schemaIn(content)))] : []),
    block(`Answer ${status}${type ? ` (${type})` : ''}:`, shape(schemaIn(success.content))),
    ...(refusals.length > 0 ? [`Refusals: ${refusals.join(' · ')}`] : []),
  ].join('\n\n');
}

/** The API for reading, area by area; the same facts as the OpenAPI document. */
export function apiPage({ info, tags, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const common = commonRefusals(calls);
  const areas = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return [`## ${name}`, ...own.map((each) => section(each, common))];
  });
  const made = 'Made from the contract by `npm run docs`; change the contract, not this page.';
  const refusals = [
    'Refusals that most calls share:',
    common
      .sort()
      .map((each) => `- ${each}`)
      .join('\n'),
  ];
  return `${[`# ${info.title}`, made, info.description, ...refusals, ...areas.flat()].join('\n\n')}\n`;
}
