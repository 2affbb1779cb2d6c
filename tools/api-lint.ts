// Checks the OpenAPI document by the rules of a public linter, as the author of a client would.
import { createConfig, formatProblems, lintFromString } from '@redocly/openapi-core';
import { openApi } from '../server/src/platform/http/api-docs/openapi.ts';

const config = await createConfig({
  extends: ['recommended'],
  // The license has no address and no name in SPDX's list.
  rules: { 'info-license-strict': 'off' },
});
const problems = await lintFromString({
  source: JSON.stringify(openApi(), null, 2),
  absoluteRef: 'openapi.json',
  config,
});
formatProblems(problems, {
  format: 'codeframe',
  totals: { errors: 0, warnings: 0, ignored: 0 },
  version: '',
});
process.exitCode = problems.length > 0 ? 1 : 0;
