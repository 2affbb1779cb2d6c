import type { Locator, Response } from '@playwright/test';
import type { Route } from '@tawseel/contract/route';

/** Presses a button and waits for the answer to the request that it sends, a row of the contract. */
export async function press(button: Locator, { sends }: { sends: Route }): Promise<Response> {
  const path = new RegExp(`^${sends.path.replace(/:\w+/g, '[^/]+')}/?$`);
  const answered = button
    .page()
    .waitForResponse(
      (response) =>
        response.request().method() === sends.method && path.test(new URL(response.url()).pathname),
    );
  await button.click();
  return answered;
}
