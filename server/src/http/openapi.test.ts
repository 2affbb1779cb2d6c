import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

test('an idempotent call names its header, for how long it is kept, and how a repeat is marked', () => {
  const { paths } = openApi();
  for (const path of ['/api/orders', '/api/orders/{trackingID}/tracking']) {
    const operation = paths[path]?.post;
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: expect.stringContaining('7 days'),
      }),
    );
    expect(Object.values(operation?.responses ?? {})[0]?.headers).toHaveProperty('Idempotency-Replayed');
    expect(operation?.responses[409]?.description).toContain('Idempotency-Key');
  }
});
