import { makeTemplate } from './template.ts';

// Playwright wants a default export.
export default makeTemplate;
